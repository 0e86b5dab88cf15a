"""What a player looks for on the page, as selectors and as questions to the document."""

CHARTER = "section.charter"
SEAL = f"{CHARTER} .seal .btn.go"
BACK = f"{CHARTER} .seal .btn.ghost"
PASS = f"{CHARTER} button.pass"
ANSWERS = f"{CHARTER} :is([role=radiogroup] button[data-option], .step[role=group] button):not(:disabled)"
CRIES = f"{CHARTER} :is(.way, .numbers button):not([aria-disabled=true])"  # up or down, or the numbers one by one
TASK = f"{CHARTER} [data-task]"  # dice are gathered, in any order
ENEMIES = 'button[data-target^="black:"].lit'
TAKEN_ON = 'button[data-target^="black:"].chosen'
WAYS = f"{CHARTER} .mods button"
ASIDES = f"{CHARTER} button[data-aside]:not([aria-disabled=true])"
LOTS = f"{CHARTER} ul:not([role]) button[data-option]"
WHY = f"{CHARTER} .why.no"
REFUSAL = f"{CHARTER} [role=alert]"
DICE = "button[data-die].can"
LIT = "button[data-target].lit"
PLACES = ", ".join(f'button[data-target^="{kind}"]' for kind in ("card:", "event:", "building:", "fields", "cathedral"))
WHEEL = "button[data-die][data-state=can]"
SITES = "button[data-target][data-state=near], button[data-target][data-state=lit]"
USE = f"{CHARTER} .use button:not(:disabled)"
LESSON = "aside .ways .btn + .btn"
SHOW_ME = "aside .ways .btn:first-child"
NO_LESSONS = "aside .ways .off"
HAND_OVER = "main .sheet h1.town ~ .btn.go"
TOTALS = "main table tfoot td b"
COUNTED = "main .won p"

# What the page asks of whoever looks at it.
LOOK = """() => {
  const has = (what) => document.querySelector(what) !== null;
  if (has('main table tfoot td')) return 'over';
  if (has('main .sheet h1.town ~ .btn.go') && !has('section.charter')) return 'hand over';
  if (!has('section.charter:not([aria-busy=true]) .seal')) return 'wait';
  const answers = '[role=radiogroup] button[data-option], .step[role=group] button, .way, .numbers button';
  return has(`section.charter :is([data-task], ${answers}, button.pass):not(:disabled)`) ? 'ask' : 'wait';
}"""

# The move has been answered: the charter is free again, and nothing is chosen in it.
SEALED = """() => {
  const has = (what) => document.querySelector(what) !== null;
  return !has('section.charter[aria-busy=true]') && !has('section.charter .seal .btn.go:not(:disabled)');
}"""

# What happens is seen at once and not told beat by beat: the setting that a person would have kept on the device.
AT_ONCE = "try { localStorage['troyes.settings'] ??= JSON.stringify({ speed: 0 }) } catch {}"  # no page yet, no storage
