import { rosterText } from './files';

/** A roster file of a force with errors in every part and every kind of element. */
export const brokenForceText = () =>
  rosterText(
    { name: 'Everything is wrong', player: 'Nobody', notes: 'A force to look at.' },
    {
      limit: 9,
      mechCap: 2,
      era: 'burning',
      allegiance: 'martian',
      battlefield: ['mars', 'high-gravity'],
      elements: [
        {
          id: 'm1',
          kind: 'mech',
          name: 'Colossus',
          presence: 4,
          stats: { m: 0, f: 9, a: 9, d: 9 },
          ace: true,
          chq: true,
          upgrades: [
            { id: 'extended-range', option: 'long' },
            { id: 'engineer' },
            { id: 'engineer' },
            { id: 'jump-jets' },
          ],
        },
        {
          id: 'm2',
          kind: 'mech',
          name: '',
          presence: 1,
          stats: { m: 2, f: 2, a: 2, d: 2 },
          upgrades: [{ id: 'squadron-commander' }],
        },
        {
          id: 'a1',
          kind: 'aircraft',
          name: 'Gull',
          presence: 1,
          stats: { m: 0, f: 5, a: 5, d: 5 },
          ace: true,
          chq: true,
          upgrades: [{ id: 'light-transport' }, { id: 'rotary' }, { id: 'antigrav' }],
        },
        { id: 'c1', kind: 'conventional', name: 'Scouts', type: 'recon', chq: true },
        { id: 'c2', kind: 'conventional', name: '', type: 'heavy-cavalry' },
        { id: 'c3', kind: 'conventional', name: '', type: 'heavy-cavalry' },
      ],
      commandResources: [
        { type: 'heavy-cavalry', raise: { f: 3 }, upgrades: ['antigrav', 'traps'] },
        { type: 'special-forces', raise: { d: 1 }, upgrades: [] },
      ],
      squadrons: [{ mechs: ['m1', 'm2'] }],
      transports: [
        { aircraft: 'a1', passengers: ['c2', 'c3', 'c3'] },
        { aircraft: 'm1', passengers: ['c1'] },
      ],
      scenario: {
        kind: 'set-piece',
        battle: 'deliberate-attack',
        size: 'patrol',
        role: 'attacker',
        disposition: { m1: 'advance', m2: 'advance', a1: 'advance', c1: 'reserve' },
      },
    },
  );
