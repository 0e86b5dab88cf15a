// boardgame.io's server, keeping its matches in memory: four seats that add one to a number in turn.
const { Server } = require('boardgame.io/server');

const Tick = {
  name: 'tick',
  setup: () => ({ ticks: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { tick: ({ G }) => { G.ticks += 1; } },
};

const server = Server({ games: [Tick], origins: [/.*/] });
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
