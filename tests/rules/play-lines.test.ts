import { describe, expect, test } from 'vitest';
import { system as at43 } from '@/lib/systems/at-43/system';
import { system as commandHorizon } from '@/lib/systems/command-horizon/system';
import { system as forgeOfWar } from '@/lib/systems/forge-of-war/system';
import { playLines } from '../fixtures/play-lines';

/** A row of the play summary, words that it must have, and its source. */
type ExpectedLine = [row: string, words: RegExp, source: string];

const games: { game: typeof at43 | typeof commandHorizon | typeof forgeOfWar; said: ExpectedLine[] }[] = [
  {
    game: commandHorizon,
    said: [
      ['Set-up', /in turns, first player first/, 'I'],
      ['Move or fire', /All infantry, heavy weapons too: free, 10 cm at most; both 1 CP/, 'Infantry'],
      ['Charge', /within 1 inch, only into contact/, 'Infantry'],
      ['Charge', /react unraised, to one charger, not from a close combat/, 'Infantry'],
      ['Charge', /light tanks may raise/, 'Infantry'],
      ['Close combat', /Name the one you attack/, 'Infantry'],
      ['Close combat', /no fire into, through or out of it but artillery over it/, 'Infantry'],
      ['Fight on', /two at most in the first turn/, 'Infantry'],
      ['Disengage', /if not, it must fight/, 'Infantry'],
      ['Artillery', /what any friend sees; 1 CP to fire, ranged-in too/, 'VI'],
      ['Rough terrain', /Into, through or out of it/, 'Terrain'],
      ['Objectives', /benefit or, of one race, sabotage/, 'IX'],
    ],
  },
  {
    game: forgeOfWar,
    said: [
      ['Activate', /The higher d10 chooses who starts/, '4.1'],
      ['Terrain', /all on a road/, '6.2'],
      ['Buildings', /3" a floor.*armour: a D-marker.*impassable/, '6.2'],
      ['Leap', /over difficult ground alone/, '6.3'],
      ['Cover', /Blown by shooting: seen, still protected \(7\.3\)/, '8.3'],
      ['Order', /from outside.*strike first.*but for grenades/, '9.2'],
      ['Order', /hard cover counts on that turn alone/, '9.2'],
      ['Go on or leave', /without a roll, but at a third left \(9\.6\)/, '9.4'],
      ['Front, fire', /over friendly infantry, skimmers over units, not terrain/, '10.2'],
      ['Moderate', /A wound cancels damage; at 0 it is a plain vehicle/, '10.7'],
      ['Reaction', /melee units charge. 10, 11 with CV below 5: flees/, '13'],
    ],
  },
  {
    game: at43,
    said: [
      ['Sequence, authority', /next in rank commands; else authority, leadership are 0/, 'p.55'],
      ['Running over', /a die each.*free or engaged.*support weapons are lost/, 'p.58'],
      ['Sight', /Soldiers block none; what is no larger than an obstacle is hidden/, 'p.49'],
      ['5 Cover', /two faces.*three after Take cover, not from overwatch/, 'p.66'],
      ['Infantry', /nearest to the shooters' leader; close combat \(p\.71\): the attacker chooses/, 'p.67'],
      ['Striders, vehicles', /shared evenly/, 'p.67'],
      ['Immobilised', /stays, or the pilot leaves and it is lost; a hero is then on foot/, 'p.53'],
      ['Hero', /joins in control a unit of his kind without officer/, 'p.77'],
      ['Morale test', /At once \(p\.75\): a machine lost/, 'p.74'],
    ],
  },
];

describe.each(games)('the play summary of $game.name', ({ game, said }) => {
  test.each(said)('%s: %s', async (row, words, source) => {
    const line = (await playLines(game)).get(row);
    expect(line).toMatch(words);
    expect(line?.endsWith(`(${source})`)).toBe(true);
  });
});
