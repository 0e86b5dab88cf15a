// The page shows what the server sends and sends back what is chosen. It knows no rules.

import { drawBoard, fill, make, table } from "./boards.js";

const at = (id) => document.getElementById(id);
let texts = null;
let language = localStorage.getItem("language") ?? (navigator.language.startsWith("fr") ? "fr" : "en");
let game = location.hash.slice(1);
let state = null;
let chosen = {};

// ---- the server ---------------------------------------------------------------------------------------------------

async function call(path, body) {
  const options = body && { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  let answer;
  try {
    answer = await fetch(`/api/${path}?lang=${language}`, options);
  } catch {
    throw new Error(texts?.page.lost ?? "?");
  }
  const found = await answer.json();
  if (!answer.ok) throw new Error(found.error);
  return found;
}

/** Do something with the server; what it refuses is shown. */
async function attempt(what) {
  document.body.classList.add("busy");
  try {
    await what();
    complain("");
  } catch (error) {
    complain(error.message);
  }
  document.body.classList.remove("busy");
}

const order = (name, body = {}) => attempt(async () => {
  show(await call(`games/${game}/${name}`, { ...body, number: state.number }));
});

function complain(text) {
  at("error").textContent = text;
  at("error").hidden = !text;
}

// ---- showing ------------------------------------------------------------------------------------------------------

function show(found) {
  state = found;
  chosen = {};
  document.querySelector("main").hidden = false;
  at("notice").textContent = found.notice ?? "";
  at("notice").hidden = !found.notice;
  at("board").replaceChildren(...drawBoard(found.board, found.people, texts));
  at("log").replaceChildren(...found.log.map((sentence) => make("li", "", sentence)));
  at("log").scrollTop = at("log").scrollHeight;
  at("undo").hidden = !found.undo;
  at("go-on").hidden = !found.waiting;
  showEnd(found.end);
  showDecision(found.decision);
  at(found.waiting ? "go-on" : "question").focus({ preventScroll: true });
}

function showDecision(decision) {
  at("decision").hidden = !decision && !state.waiting;
  at("question").textContent = decision?.question ?? texts.page.waiting;
  at("chosen").replaceChildren(...(decision?.chosen ?? []).map((one) => make("span", "chip", fill(texts.page.chosen, one))));
  if (Object.keys(chosen).length) at("chosen").append(button(texts.page.back, () => narrow({})));
  at("fields").replaceChildren(...fieldButtons(decision));
  at("options").replaceChildren(...(decision?.options ?? []).map((option) => make("li", "", optionButton(decision, option))));
}

/** Any open field may be chosen first. */
function fieldButtons(decision) {
  if (!decision || decision.fields.length < 2) return [];
  return [make("span", "", texts.page.by), ...decision.fields.map((one) => {
    const made = button(one.label, () => narrow(chosen, one.field));
    made.ariaPressed = String(one.field === decision.field);
    return made;
  })];
}

function optionButton(decision, option) {
  const made = option.move === null
    ? button(option.text, () => narrow({ ...chosen, [decision.field]: option.value }))
    : button(option.text, () => order("choose", { move: option.move }));
  if (option.move === null) made.append(make("span", "count", fill(texts.page.ways, { n: option.count })));
  else made.dataset.move = option.move;
  made.dataset.value = option.value ?? "";
  return made;
}

function narrow(fields, field = null) {
  return attempt(async () => {
    const decision = await call(`games/${game}/options`, { chosen: fields, field });
    chosen = fields;
    showDecision(decision);
    at("question").focus({ preventScroll: true });
  });
}

function button(text, action) {
  const made = make("button", "", text);
  made.type = "button";
  made.addEventListener("click", action);
  return made;
}

function showEnd(end) {
  at("end").hidden = !end;
  if (!end) return;
  const words = texts.page;
  const rows = end.lines.map((line) => [line.source, ...line.points.map((points) => (points ? String(points) : ""))]);
  rows.push([words.total, ...end.totals.map((points) => make("strong", "total", points))]);
  const best = end.winners.length ? end.winners.map((seat) => end.names[seat]) : end.names.slice(-1);
  const who = best.join(", ");
  at("end").replaceChildren(make("h2", "", words.end), make("p", "", fill(words.winner, { who })),
    table("", [words.source, ...end.names], rows, "scores"));
}

// ---- language and new games ---------------------------------------------------------------------------------------

async function speak(wanted) {
  language = wanted;
  localStorage.setItem("language", language);
  texts = await call("texts");
  document.documentElement.lang = language;
  document.title = texts.page.title;
  for (const element of document.querySelectorAll("[data-text]")) element.textContent = texts.page[element.dataset.text];
  for (const one of document.querySelectorAll("[data-language]")) one.ariaPressed = String(one.dataset.language === language);
  at("languages").ariaLabel = texts.page.language;
  at("fields").ariaLabel = texts.page.by;
  nameExtra();
  if (game) show(await call(`games/${game}`));
}

function nameExtra() {
  at("extra-name").textContent = texts.page[at("game").value === "city" ? "bonus" : "banquets"];
}

function wanted() {
  const extra = at("extra").checked;
  const seed = at("seed").value;
  const options = at("game").value === "city" ? { modules: extra ? ["bonus"] : [] } : { banquets: extra };
  return { game: at("game").value, players: Number(at("players").value), seed: seed === "" ? null : Number(seed), options };
}

function begin(event) {
  event.preventDefault();
  return attempt(async () => {
    const found = await call("games", wanted());
    game = found.id;
    history.replaceState(null, "", `#${game}`);
    show(found);
  });
}

function askWhy(event) {
  event.preventDefault();
  return attempt(async () => {
    at("reason").textContent = "";
    const found = await call(`games/${game}/why-not`, { line: at("line").value });
    at("reason").textContent = found.legal ? texts.page.legal : found.reason;
  });
}

/** Digits choose from the list, u takes back. */
function key(event) {
  if (event.target.matches("input, select") || event.ctrlKey || event.metaKey || event.altKey) return;
  if (/^[1-9]$/.test(event.key)) at("options").children[Number(event.key) - 1]?.querySelector("button").click();
  if (event.key === "u" && !at("undo").hidden) at("undo").click();
}

at("new").addEventListener("submit", begin);
at("why").addEventListener("submit", askWhy);
at("game").addEventListener("change", nameExtra);
at("undo").addEventListener("click", () => order("undo"));
at("go-on").addEventListener("click", () => order("go-on"));
document.addEventListener("keydown", key);
for (const one of document.querySelectorAll("[data-language]")) {
  one.addEventListener("click", () => attempt(() => speak(one.dataset.language)));
}
attempt(() => speak(language));
