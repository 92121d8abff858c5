import { expect, test } from 'vitest';
import { compareForces } from '@/lib/fixes/differences';
import type { AnyEditCatalogue } from '@/lib/roster/edits/edit-catalogue';
import type { Roster } from '@/lib/roster/roster';
import type { AnyGameSystem } from '@/lib/roster/system';
import { loadSystem } from '@/lib/systems/registry';
import { company, platoon, unit as squad } from '../fixtures/at-43';
import { royale } from '../fixtures/battle-royale';
import { alliance, unit } from '../fixtures/command-horizon';
import { carrier, force as fowForce, infantry } from '../fixtures/forge-of-war';
import { aircraft, battle, conventional, force, mech } from '../fixtures/horizon-wars';

const squadWith = (given: object) => company([platoon([squad('Alpha', { figures: 10, ...given })])]);
const lances = (...counts: [name: string, count: number][]) =>
  squadWith({ specialWeapons: counts.map(([name, count]) => ({ name, count })) });
const column = (rest: object) =>
  force(
    [mech('m1', { name: 'Terrier' }), mech('Ramrod'), aircraft('Kestrel'), conventional('Scouts', 'recon')],
    { ...rest },
  );
const carried = (given: Parameters<typeof carrier>[1]) =>
  fowForce([carrier('Carrier', given), infantry('First'), infantry('Second')]);
const armed = (...weapons: string[]) => fowForce([infantry('First', { weapons })]);
const rifles = unit('Beta', 'infantry-platoon');
const resources = (...given: object[]) => column({ commandResources: given });

test.each<[now: Roster, before: Roster, texts: string[]]>([
  // Items that came or went.
  [lances(['Lance', 1]), lances(), ['Remove Lance from Alpha again']],
  [lances(), lances(['Lance', 1], ['Mortar', 2]), ['Add Lance and Mortar to Alpha again']],
  [lances(['Mortar', 1]), lances(['Lance', 1]), ['Set the special weapons of Alpha back to Lance']],
  [carried({ passengers: ['First', 'Second'] }), carried({}), ['Remove First and Second from Carrier again']],
  [carried({}), carried({ passengers: ['First'] }), ['Add First to Carrier again']],
  [
    alliance([unit('Alpha', 'heavy-weapons-platoon', { attachTo: ['Beta', 'Beta'] }), rifles]),
    alliance([unit('Alpha', 'heavy-weapons-platoon'), rifles]),
    ['Remove Beta ×2 from Alpha again'],
  ],
  [armed('assault-rifle', 'own-1'), armed('assault-rifle'), ['Remove own-1 from First again']],
  [armed(), armed('assault-rifle'), ['Add Assault rifle to First again']],
  [
    force([mech('Terrier', { upgrades: ['jump-jets'] })]),
    force([mech('Terrier', { upgrades: [], stats: [3, 5, 1, 1] })]),
    ['Remove Jump jets from Terrier again'],
  ],
  [royale({ upgrades: ['jump-jets'] }), royale(), ['Remove Jump jets from the upgrades again']],
  [
    column({ battlefield: ['mars'] }),
    column({ battlefield: ['venus'] }),
    ['Set the battlefield conditions back to Venus'],
  ],
  [resources(), resources({ type: 'recon' }), ['Add reconnaissance to the command resources again']],
  [
    column({ squadrons: [] }),
    column({ squadrons: [{ mechs: ['m1', 'Ramrod'] }] }),
    ['Add Terrier and Ramrod to the squadrons again'],
  ],
  // What changed in an item.
  [lances(['Lance', 10]), lances(['Lance', 1]), ['Set the count of Lance of Alpha back to 1']],
  [
    resources({ type: 'recon', raise: { m: 3 }, upgrades: ['strike'] }),
    resources({ type: 'recon', raise: { m: 1 } }),
    ['Set Movement of reconnaissance back to 1 and remove Strike from reconnaissance again'],
  ],
  [
    column({ transports: [{ aircraft: 'Kestrel', passengers: ['Scouts'] }] }),
    column({ transports: [{ aircraft: 'Kestrel', passengers: [] }] }),
    ['Remove Scouts from Kestrel again'],
  ],
  // Numbers, and what has no name.
  [
    alliance([unit('Alpha', 'infantry-platoon', { groups: [2] })]),
    alliance([unit('Alpha', 'infantry-platoon', { groups: [3, 4] })]),
    ['Set the groups of Alpha back to 3 and 4'],
  ],
  [
    company([platoon([squad('Alpha')]), platoon([])]),
    company([platoon([squad('Alpha')])]),
    ['Set the platoons back to 1'],
  ],
  // A long list is cut off.
  [
    squadWith({ equipment: [] }),
    squadWith({ equipment: ['Rope', 'Axe', 'Torch', 'Map', 'Tent'] }),
    ['Set the equipment of Alpha back to Rope, Axe, Torch and 2 more'],
  ],
  [
    alliance([
      unit('Gamma', 'heavy-weapons-platoon', { attachTo: ['Alpha'] }),
      unit('Alpha', 'infantry-platoon'),
      rifles,
    ]),
    alliance([
      unit('Gamma', 'heavy-weapons-platoon', { attachTo: ['Beta', 'Beta', 'Beta'] }),
      unit('Alpha', 'infantry-platoon'),
      rifles,
    ]),
    ['Set the attached teams of Gamma back to Beta ×3'],
  ],
  // Fields of a field.
  [
    carried({ transport: { capacity: 1 } }),
    carried({ transport: { capacity: 10 } }),
    ['Set the figures it carries of Carrier back to 10'],
  ],
  [carried({ transport: undefined }), carried({}), ['Add the transport capacity to Carrier again']],
  [
    column({ scenario: battle('deliberate-attack', 'troop', 'attacker', { m1: 'lost' }) }),
    column({ scenario: battle('deliberate-attack', 'troop', 'attacker', { m1: 'advance' }) }),
    ['Set the place of Terrier back to advance'],
  ],
])('a change back is said with what it changes: case %#', async (now, before, texts) => {
  const system = (await loadSystem(now.system)) as AnyGameSystem;
  const catalogue = (await system.editCatalogue?.()) as AnyEditCatalogue;
  const [labels, earlier] = [now, before].map(({ force: each }) => system.labels(each));
  const { differences } = compareForces(now.force, before.force, catalogue);
  const called = (id: string) => labels?.get(id) ?? earlier?.get(id) ?? id;
  expect(differences.map(({ text }) => text(called))).toEqual(texts);
});
