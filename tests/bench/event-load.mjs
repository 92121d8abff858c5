// A process that makes the requests of a scenario in tests/bench/events: `fork` it with the name of the scenario, and send
// what its function `load` is to get. It answers with what is told, and at last with the result or an error.

const { load } = await import(`./events/${process.argv[2]}.mjs`);

let isEnded = false;
process.on('disconnect', () => process.exit());
process.on('message', async (how) => {
  if (how === 'end') {
    isEnded = true;
    return;
  }
  try {
    const tell = (told) => process.send({ told });
    process.send({ result: await load(how, tell, () => isEnded) });
  } catch (error) {
    process.send({ error: error instanceof Error ? error.message : String(error) });
  }
});
