# What translators are told by `python -m troyes.words`.

words-about = Languages of the game: which there are, what is wrong with one, a new one.
words-help-check = say what is missing, unknown or wrong in a language
words-help-new = begin another language with the English texts
words-help-folder = where its folder is made; usually beside the others
words-standing = { $code } ({ $name }): { $done } of { $total } texts
words-unknown = There is no language { QUOTE($code) }. There are: { $known }
words-exists = { $folder } is there already and is left as it is.
words-begun = { $folder } holds the English texts now. Translate what stands behind each =, and look with: check { $code }
