import { bundled } from './bundled.mjs';

/** Loads the library in Node: the games, and reading and checking rosters. */
export const library = () =>
  bundled(
    'library',
    `
      export { examine } from './lib/check/answer';
      export { readRosterValue } from './lib/check/read';
      export { systems } from './lib/systems/registry';`,
  );

const isObject = (value) => typeof value === 'object' && value !== null;

/** The ids of units within a value. */
const idsIn = (value, units) =>
  isObject(value)
    ? [
        ...(units.has(value.id) ? [value.id] : []),
        ...Object.values(value).flatMap((inner) => idsIn(inner, units)),
      ]
    : [];

/** The outermost list of a force whose members are units or contain them; null if there is none. */
function listOfUnits(force, units) {
  for (const value of Object.values(force)) {
    if (!isObject(value)) continue;
    const found = Array.isArray(value) && idsIn(value, units).length > 0 ? value : listOfUnits(value, units);
    if (found) return found;
  }
  return null;
}

/** A copy with ids replaced everywhere. */
function renamed(value, names) {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((inner) => renamed(inner, names));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, renamed(inner, names)]));
}

/**
 * A roster made from a sample by repeating its units, from a start that depends on the number, until there are `size`.
 * A force without a list of units stays as it is.
 */
function vary({ roster }, labels, number, size) {
  const made = structuredClone(roster);
  made.name = `${roster.name} ${number}`;
  made.player = `Player ${number % 97}`;
  const units = new Set(labels.keys());
  const list = listOfUnits(made.force, units);
  if (list === null) return made;
  const first = [...list];
  for (let added = 0, count = units.size; count < size; added++) {
    const item = first[(number + added) % first.length];
    const own = idsIn(item, units);
    if (count + own.length > size + 2) break;
    list.push(renamed(item, new Map(own.map((id) => [id, `${id}-${added}`]))));
    count += own.length;
  }
  return made;
}

/** Makes a function that returns a game's rosters by number: its samples in turn, varied. */
export async function rostersOf({ load }, readRosterValue) {
  const { system } = await load();
  const samples = [];
  for (const sample of await system.samples()) {
    const read = await readRosterValue(sample.roster);
    if (read.ok) samples.push({ sample, labels: system.labels(read.value.roster.force) });
  }
  return (number, size) => {
    const { sample, labels } = samples[number % samples.length];
    return vary(sample, labels, number, size);
  };
}
