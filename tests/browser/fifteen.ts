import { readFileSync } from 'node:fs';
import type { Roster } from '@/lib/roster/roster';
import type { Game } from './two-games';

type Unit = { id: string; name: string };

const names =
  'Anvil Barrow Copper Drover Ember Falcon Granite Hollow Iris Juniper Kestrel Lantern Mortar Nettle Osprey';

/** A roster with 15 elements based on a sample's, each with a different name. */
export function fifteen({ id, sample }: Game): Roster {
  const roster = JSON.parse(readFileSync(`data/${id}/samples/${sample.file}.json`, 'utf8'));
  const key = 'units' in roster.force ? 'units' : 'elements';
  const first: Unit[] = roster.force[key];
  roster.name = 'The Fifteen of Ashford';
  roster.player = 'Marguerite';
  roster.force[key] = names.split(' ').map((name, index) => ({
    ...structuredClone(first[index] ?? first[1 + (index % (first.length - 1))]),
    ...(index < first.length ? {} : { id: `n${index}` }),
    name: `${name} ${index + 1}`,
  }));
  return roster;
}
