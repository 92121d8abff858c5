import { errorsOf } from '@/lib/roster/check';
import { parseRoster } from '@/lib/roster/parse';
import type { Roster } from '@/lib/roster/roster';
import type { Force } from '@/lib/systems/horizon-wars/force';
import { system } from '@/lib/systems/horizon-wars/system';
import { pick, type Random, randomFrom } from './random';

type Raw = Record<string, unknown> & { id: string; kind: string; type?: string };

const leaders = ['light-infantry', 'mobile-infantry', 'heavy-infantry', 'light-cavalry', 'heavy-cavalry'];
const types = [...leaders, 'recon', 'special-forces', 'light-artillery', 'armoured-artillery'];

function randomDesign(kind: 'mech' | 'aircraft', id: string, random: Random): Raw {
  const presence = 1 + random(3);
  const points = 3 * presence + (kind === 'mech' ? 8 : 6);
  const upgrades =
    kind === 'mech'
      ? pick([[], [{ id: 'assisted-targeting' }], [{ id: 'agile-frame' }, { id: 'assassin-strike' }]], random)
      : pick([[], [{ id: 'rotary' }], [{ id: 'light-transport' }]], random);
  const taken = upgrades.slice(0, presence);
  const stats = { m: 3, f: points - taken.length - 5, a: 1, d: 1 };
  for (let shift = random(4); shift > 0; shift--) {
    stats.f--;
    stats[pick(['m', 'a', 'd'] as const, random)]++;
  }
  return {
    id,
    kind,
    name: pick(['', `Unit ${id}`], random),
    presence,
    stats,
    ace: random(4) === 0,
    chq: false,
    upgrades: taken,
  };
}

/** A legal force of `size` elements. */
function legalForce(size: number, random: Random): Record<string, unknown> & { elements: Raw[] } {
  const lead = pick(leaders, random);
  const elements: Raw[] = [{ id: 'e1', kind: 'conventional', name: '', type: lead, chq: true }];
  const own = Math.ceil(size / 2);
  for (let at = 2; at <= size; at++) {
    const id = `e${at}`;
    if (at <= own)
      elements.push({
        id,
        kind: 'conventional',
        name: '',
        type: random(3) > 0 ? lead : pick(types, random),
        chq: false,
      });
    else elements.push(randomDesign(random(3) > 0 ? 'mech' : 'aircraft', id, random));
  }
  return { elements, limit: null, commandResources: [], squadrons: [], transports: [] };
}

/** Changes that may break a force, as players make them. */
const mutations: ((force: ReturnType<typeof legalForce>, random: Random) => void)[] = [
  (force, random) => {
    const design = pick(
      force.elements.filter((each) => each.kind !== 'conventional'),
      random,
    );
    const stats = design?.stats as Record<string, number> | undefined;
    const stat = pick(['m', 'f', 'a', 'd'], random);
    if (stats) stats[stat] = (stats[stat] ?? 0) + 1 + random(3);
  },
  (force, random) => {
    const mech = pick(
      force.elements.filter((each) => each.kind === 'mech'),
      random,
    );
    (mech?.upgrades as object[] | undefined)?.push({
      id: pick(
        ['engineer', 'jump-jets', 'stealth-suite', 'minelayer', 'agile-frame', 'indirect-fire'],
        random,
      ),
    });
  },
  (force, random) => {
    const plane = pick(
      force.elements.filter((each) => each.kind === 'aircraft'),
      random,
    );
    (plane?.upgrades as object[] | undefined)?.push({
      id: pick(['antigrav', 'rotary', 'vertical-thrusters', 'satellite-lock-on'], random),
    });
  },
  (force, random) => {
    pick(force.elements, random).chq = true;
  },
  (force, random) => {
    const mech = pick(
      force.elements.filter((each) => each.kind === 'mech'),
      random,
    );
    if (mech) mech.presence = 4;
  },
  (force, random) => {
    const forceCost = costOf(force);
    force.limit = Math.max(1, forceCost - 1 - random(4));
  },
  (force, random) => {
    const given = force.commandResources as { type: string; raise: object; upgrades: string[] }[];
    const type = pick(types, random);
    if (given.some((each) => each.type === type)) return;
    given.push({
      type,
      raise: { [pick(['m', 'f', 'a'], random)]: 1 + random(2) },
      upgrades: [pick(['antigrav', 'strike', 'traps'], random)],
    });
  },
  (force, random) => {
    const rider = pick(force.elements, random);
    const carrier = pick(force.elements, random);
    const transports = force.transports as { aircraft: string; passengers: string[] }[];
    if (transports.every((each) => each.aircraft !== carrier.id))
      transports.push({ aircraft: carrier.id, passengers: [rider.id] });
  },
  (force, random) => {
    const mechs = force.elements.filter((each) => each.kind === 'mech').map(({ id }) => id);
    (force.squadrons as object[]).push({ mechs: mechs.slice(0, 1 + random(3)) });
  },
  (force, random) => {
    force.era = pick(['burning', 'colonial-war', 'new-colonial-age'], random);
  },
  (force, random) => {
    const element = pick(
      force.elements.filter((each) => each.kind === 'conventional' && !each.chq),
      random,
    );
    if (element) element.type = pick(types, random);
  },
];

const costOf = (force: object): number =>
  (system.totals(system.evaluate(read(force).force as Force, null)) as { forceCost: number }).forceCost;

function read(force: object): Roster {
  const parsed = parseRoster(
    { muster: 1, system: 'horizon-wars', name: 'Broken', force: structuredClone(force) },
    system,
  );
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

/** A force of `size` elements with exactly `errors` errors, repeatable for a seed. */
export function brokenForce(seed: number, size: number, errors: number): Roster {
  const random = randomFrom(seed);
  for (;;) {
    const force = legalForce(size, random);
    for (let tries = 0; tries < 60; tries++) {
      const before = structuredClone(force);
      pick(mutations, random)(force, random);
      const { length } = errorsOf(read(force).force, system, null).errors;
      if (length === errors) return read(force);
      if (length > errors) {
        for (const key of Object.keys(force)) delete force[key];
        Object.assign(force, before);
      }
    }
  }
}
