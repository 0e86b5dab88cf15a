// Boards as plain tables, from the view alone.

/** An element with a class, and children that are elements or text. */
export function make(tag, className, ...children) {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.append(...children.filter((child) => child !== null && child !== undefined).map((child) =>
    typeof child === "number" ? String(child) : child));
  return made;
}

export function fill(text, values) {
  return text.replace(/\{(\w+)\}/g, (gap, name) => (name in values ? values[name] : gap));
}

/** A table with a caption, headings and rows of cells; the first cell of a row is its heading. */
export function table(caption, headings, rows, className = "") {
  const made = make("table", className, make("caption", "", caption));
  if (headings.length) {
    made.append(make("thead", "", make("tr", "", ...headings.map((text) => {
      const cell = make("th", "", text);
      cell.scope = "col";
      return cell;
    }))));
  }
  made.append(make("tbody", "", ...rows.map((cells) => make("tr", "", ...cells.map((cell, column) => {
    const one = make(column ? "td" : "th", "", ...(Array.isArray(cell) ? cell : [cell]));
    if (!column) one.scope = "row";
    return one;
  })))));
  return make("div", "scroll", made);
}

function die(colour, value, name) {
  const made = make("span", `die ${colour}`, value);
  made.title = made.ariaLabel = `${name} ${value}`;
  made.setAttribute("role", "img");
  return made;
}

function dice(byColour, words) {
  return Object.entries(byColour).flatMap(([colour, values]) => values.map((value) => die(colour, value, words[colour])));
}

/** The token of an owner: the letter of a seat, N for neutral, a dot for nobody. */
function token(owner) {
  return make("span", owner ? `token seat-${owner}` : "token", owner ?? "·");
}

// ---- the city -----------------------------------------------------------------------------------------------------

function families(board, people, words, you) {
  const rows = board.seats.map((seat, number) => [
    [token(seat.letter), ` ${people[number]}${number === board.seat ? ` (${you})` : ""}${seat.passed ? `, ${words.passed}` : ""}`],
    seat.deniers, seat.influence, seat.vp, seat.supply, dice(seat.dice, words),
    seat.character_names.map((name) => name ?? words.hidden).join(", "),
  ]);
  rows.push([[token("N"), ` ${words.neutral}`], "", "", "", board.neutral.supply, dice(board.neutral.dice, words), ""]);
  const headings = ["family", "deniers", "influence", "vp", "supply", "dice", "character"].map((key) => words[key]);
  return table(fill(words.round, board), headings, rows);
}

function buildings(board, words) {
  const tables = Object.entries(board.buildings).map(([name, one]) => {
    const rows = one.rows.map((owners, row) => [one.values[row].join(" "), owners.map(token)]);
    if (one.lying.length) rows.push([words.lying, one.lying.map(token)]);
    return table(`${words[name]} (${words.salary} ${one.salary})`, [], rows);
  });
  const levels = board.cathedral.map((owners, level) => [level + 1, owners.map(token)]).reverse();
  return make("div", "row", ...tables, table(words.cathedral, [], levels));
}

function cardName(card) {
  return make("details", "card", make("summary", "", card.name), card.text);
}

function activities(board, words) {
  const rows = board.activities.filter((card) => card.card).map((card) => [
    cardName(card), words[card.colour], card.hire, card.divisor,
    card.spaces.flatMap((space) => [`${space.points} `, token(space.owner), " "]).concat(card.illustration.map(token)),
    Object.entries(card.cubes).flatMap(([owner, count]) => [token(owner), `×${count} `]),
  ]);
  return table(words.activities, ["name", "colour", "hire", "divisor", "tradesmen", "cubes"].map((key) => words[key]), rows);
}

function events(board, words) {
  const rows = board.events.map((event) => [
    cardName(event), event.fought_with.map((colour) => words[colour]).join(", "), event.divisor,
    `${event.cubes.length}/${event.banners}`, event.cubes.map(token), event.rewards.join(", "), event.black_dice,
  ]);
  const headings = ["name", "fought", "divisor", "banners", "cubes", "rewards", "black"];
  return table(words.events, headings.map((key) => words[key]), rows);
}

function city(board, people, words, you) {
  const attack = board.black_dice.length
    ? make("p", "", `${words.attack} `, ...board.black_dice.map((value) => die("black", value, words.black)))
    : null;
  return [families(board, people, words, you), attack, buildings(board, words), activities(board, words),
    events(board, words)];
}

// ---- the dice game ------------------------------------------------------------------------------------------------

const ROWS = ["fortress", "palace", "hall", "city_hall", "cathedral", "bishopric"];
const MARKS = { built: "✓", lost: "✗", open: "·" };

function price(one, words) {
  const parts = ["deniers", "influence", "knowledge"].filter((name) => one[name]).map((name) => `${one[name]} ${words[name]}`);
  if (one.any) parts.push(words.any);
  return parts.join(", ") || words.free;
}

function openDice(board, words) {
  if (!board.dice.length) return null;
  const rows = board.dice.map((one) => [
    one.die, [die(one.available ? one.colour : "black", one.value, words[one.available ? one.colour : "black"])],
    one.available ? words[one.colour] : words.black, one.available ? price(one, words) : "", one.tile ?? "",
  ]);
  return table(`${fill(words.day, board)}, ${words[board.half]}`,
    ["die", "value", "plaza", "price", "tile"].map((key) => words[key]), rows);
}

function wheel(board, words) {
  const plazas = board.wheel.map((plaza) => {
    const made = make("li", `plaza ${plaza.face} ${plaza.zone}`, words[plaza.face]);
    made.title = words[plaza.zone] ?? "";
    return made;
  });
  return make("div", "", make("h3", "", words.wheel), make("ol", "wheel", ...plazas));
}

function sheet(board, seat, who, words) {
  const held = ["red", "yellow", "white"].map((colour, place) => {
    const resource = Object.keys(seat.resources)[place];
    return [words[colour], `${words[resource]} ${seat.resources[resource].held}`, seat.residents[colour]];
  });
  const rows = ROWS.map((row) => [words[row], ...seat.buildings[row].map((found) => {
    const mark = make("span", found, MARKS[found]);
    mark.title = words[found];
    return mark;
  })]);
  const worth = seat.cathedrals.filter((one) => one.worth)
    .map((one) => make("li", "", fill(words.counts, { ...one, what: one.name })));
  const done = seat.done ? `, ${words.done}` : "";
  return make("article", "sheet",
    make("h3", "", token(seat.letter), ` ${fill(words.sheet, { who, points: seat.points })}${done}`),
    make("div", "row",
      table("", ["", words.resources, words.residents], held),
      table("", [words.number, ...board.numbers.map(String)], rows, "grid")),
    make("ul", "", ...worth));
}

function diceGame(board, people, words, you) {
  const order = [board.seat, ...board.seats.keys()].filter((seat, place, all) => all.indexOf(seat) === place);
  const sheets = order.map((seat) => {
    const who = seat === board.seat ? `${people[seat]} (${you})` : people[seat];
    return sheet(board, board.seats[seat], who, words);
  });
  return [openDice(board, words), wheel(board, words), ...sheets];
}

export function drawBoard(board, people, texts) {
  const draw = { city, dice: diceGame }[board.game];
  return draw(board, people, texts[board.game], texts.page.you).filter(Boolean);
}
