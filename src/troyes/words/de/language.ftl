# What the language is called, how it counts and how it joins words.

language-name = Deutsch

language-plural-one = i = 1 and v = 0

language-thousands = .
language-decimal = ,
language-colon = :

list-and = und
list-or = oder

of-name = { END($name) ->
    [sibilant] { $name }’
   *[plain] { $name }s
}
