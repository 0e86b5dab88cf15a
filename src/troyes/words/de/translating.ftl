# Was `python -m troyes.words` denen sagt, die übersetzen.

words-about = Die Sprachen des Spiels: welche es gibt, was an einer nicht stimmt, eine neue.
words-help-check = sagt, was in einer Sprache fehlt, unbekannt ist oder nicht stimmt
words-help-new = beginnt eine weitere Sprache mit den englischen Texten
words-help-folder = wo ihr Ordner entsteht; gewöhnlich neben den anderen
words-standing = { $code } ({ $name }): { $done } von { $total } Texten
words-unknown = Die Sprache { QUOTE($code) } gibt es nicht. Es gibt: { $known }
words-exists = { $folder } ist schon da und bleibt, wie es ist.
words-begun = { $folder } enthält jetzt die englischen Texte. Übersetze, was hinter jedem = steht, und prüfe mit: check { $code }
