# What the language is called, how it counts and how it joins words.

language-name = English

# Rules of plural forms, as the Unicode CLDR writes them; where none holds the form is `other`.
language-plural-one = i = 1 and v = 0

# Between thousands, and before decimals.
language-thousands = ,
language-decimal = .
# What stands after the name of something that is told behind it.
language-colon = :

list-and = and
list-or = or

# Whose something is.
of-name = { $name }'s
