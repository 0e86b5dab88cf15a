language-name = Français
language-plural-one = i = 0,1
language-thousands = { "\u202f" }
language-decimal = ,
language-colon = { "\u00a0" }:

list-and = et
list-or = ou

of-name = { START($name) ->
    [vowel] d'{ $name }
   *[consonant] de { $name }
}
