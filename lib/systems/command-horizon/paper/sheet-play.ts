import { changedRulingTexts } from '@/lib/roster/ruling';
import { counted, inList, signed } from '@/lib/roster/text/words';
import type { SheetCell, SheetColumn, SheetTable } from '@/lib/sheet/sheet';
import { type FactionId, profileOf, reminders, results, rulings, unitType } from '../catalogue/catalogue';
import type { Result } from '../catalogue/data-schema';
import {
  droneCost,
  type Evaluation,
  type PricedPurchase,
  pricedPurchases,
  unraisedDice,
} from '../evaluate/evaluate';
import { effectsOf, effectText } from './marks';
import { typeName } from './text';

/** The second page: purchases, dice results, reminders and short notes. */
export const playTables = (evaluation: Evaluation, notes: readonly string[]): SheetTable[] => [
  purchaseTable(pricedPurchases(evaluation)),
  reminderTable(evaluation, notes),
  fireTable(evaluation),
  rangedInTable(evaluation),
  closeTable(),
  ...specialTables(evaluation),
];

const left = (id: string, label: string, width: number): SheetColumn => ({ id, label, width, align: 'left' });
const centred = (id: string, label: string, width: number): SheetColumn => ({
  id,
  label,
  width,
  align: 'center',
});
const text = (value: string, strong = false): SheetCell => ({ kind: 'text', text: value, strong });

const purchaseTable = (purchases: readonly PricedPurchase[]): SheetTable => ({
  title: 'What command points buy',
  columns: [left('name', 'Purchase', 33), left('cost', 'Price', 21), left('effect', 'What it does', 66)],
  rows: purchases.map(({ name, price, effect }) => ({
    cells: { name: text(name, true), cost: text(price), effect: text(effect) },
  })),
  empty: '',
  dense: true,
  startsPage: true,
});

/** The faces of the dice that have an effect in fire. */
const FACES = [4, 5, 6];
const faceColumns = FACES.map((face) => centred(`${face}`, `${face}`, face === 6 ? 20 : 10));
const faceCells = (outcomes: readonly Result[]): Record<string, SheetCell> =>
  Object.fromEntries(
    FACES.map((face, index) => {
      const outcome = outcomes[index];
      return [`${face}`, text(outcome === 'miss' ? '–' : (outcome ?? '–'), outcome === 'kill')];
    }),
  );

/** When two 6s of artillery fire at vehicles are an overkill, by the ruling. */
const artilleryOverkill = ({ rulings }: Evaluation): 'ranged-in' | 'never' | 'always' =>
  rulings['artillery-overkill'] as 'ranged-in' | 'never' | 'always';

const fireTable = (evaluation: Evaluation): SheetTable => ({
  title: 'What a 4, 5 and 6 do in fire',
  note: 'Overkill: two 6s are a kill and a stun; two 6s in defence stop the kill, and nothing stops the stun.',
  columns: [left('shooter', 'Shooter', 34), left('target', 'Target', 34), ...faceColumns],
  rows: results.fire.map(({ shooter, target, results: outcomes, overkill }) => {
    const cells = { shooter: text(shooter, true), target: text(target), ...faceCells(outcomes) };
    const double = overkill === 'artillery' ? artilleryOverkill(evaluation) === 'always' : overkill;
    return { cells: double ? { ...cells, '6': text(`${outcomes[2]}, overkill`, true) } : cells };
  }),
  empty: '',
  dense: true,
  beside: true,
});

const rangedInTable = (evaluation: Evaluation): SheetTable => ({
  title: 'Ranged-in fire of artillery',
  note: `At a marked target more than 20 cm away, by how many units mark it; at vehicles ${
    artilleryOverkill(evaluation) === 'never' ? 'no overkill' : 'two 6s are an overkill'
  }.`,
  columns: [left('marks', 'Marks', 68), ...faceColumns],
  rows: results.rangedIn.map(({ marks, results: outcomes }) => ({
    cells: { marks: text(counted(marks, 'unit'), true), ...faceCells(outcomes) },
  })),
  empty: '',
  dense: true,
  beside: true,
});

/** A lowest die and all above it: "5 to 6". */
const andUp = (least: number) => (least === 6 ? '6' : `${least} to 6`);

function closeTable(): SheetTable {
  const { charge, rows, tankRush } = results.close;
  const tankFaces = Array.from({ length: tankRush.kill - tankRush.stun }, (_, at) => `${tankRush.stun + at}`);
  return {
    title: 'Close combat',
    note: `A charge reaches ${charge.reach} cm farther and adds ${charge.dice} attack die in its first round. Infantry in close combat does not react, and cover counts for nothing.`,
    columns: [
      left('who', 'Who', 26),
      centred('dice', 'Dice', 9),
      centred('defence', 'Defence', 16),
      centred('kills', 'Kills on', 16),
      centred('rush', 'In a rush', 22),
      left('note', 'Note', 46),
    ],
    rows: [
      ...rows.map(({ name, faction, type, kills, rush, note }) => {
        const { closeDice = 0, closeDefence = 0 } = profileOf(unitType(type), faction as FactionId);
        return {
          cells: {
            who: text(name, true),
            dice: text(`${closeDice}`),
            defence: text(closeDefence > 0 ? signed(closeDefence) : '–'),
            kills: text(andUp(kills), true),
            rush: text(rush === null ? '–' : `kills on ${andUp(rush)}`),
            note: text(note),
          },
        };
      }),
      {
        cells: {
          who: text(tankRush.name, true),
          dice: text(`${profileOf(unitType(tankRush.type), tankRush.faction as FactionId).closeDice ?? 0}`),
          defence: text('–'),
          kills: text(andUp(tankRush.kill), true),
          rush: text(`${inList(tankFaces)} stun`),
          note: text(tankRush.note),
        },
      },
    ],
    empty: '',
    dense: true,
    beside: true,
  };
}

/** The special rules of the force's types that the other tables do not cover, each type once. */
function specialTables({ units, force: { faction } }: Evaluation): SheetTable[] {
  const types = [...new Set(units.map(({ type }) => type))];
  const rows = types.flatMap((type) => {
    const ofType = units.filter((unit) => unit.type === type);
    const effects = new Set(ofType.flatMap(effectsOf).filter(({ atHand }) => !atHand));
    if (effects.size === 0) return [];
    const cells = {
      type: text(typeName(type, faction), true),
      effects: text([...effects].map(effectText).join(' ')),
    };
    return [{ cells }];
  });
  if (rows.length === 0) return [];
  return [
    {
      title: 'What the units may do',
      columns: [left('type', 'Unit', 22), left('effects', 'Special rules', 80)],
      rows,
      empty: '',
      dense: true,
      beside: true,
    },
  ];
}

const reminderTable = (evaluation: Evaluation, notes: readonly string[]): SheetTable => ({
  title: 'At hand',
  columns: [left('title', 'Subject', 20), left('text', 'What holds', 85)],
  rows: [
    ...reminders.map(({ title, lines, id }) => {
      const more = id === 'drones' ? [`A disabled drone comes back for ${droneCost(evaluation)}.`] : [];
      const said = [...lines, ...more].join(' ').replace('{power}', unraisedDice(evaluation));
      return { cells: { title: text(title, true), text: text(said) } };
    }),
    ...rulingRow(evaluation),
    ...notes.map((note, index) => ({
      cells: { title: text(index === 0 ? 'Notes' : '', true), text: text(note) },
    })),
  ],
  empty: '',
  dense: true,
});

/** The changed rulings and what they mean. */
function rulingRow(evaluation: Evaluation): SheetTable['rows'] {
  const changed = changedRulingTexts(rulings, evaluation.rulings);
  if (changed.length === 0) return [];
  return [{ cells: { title: text('Rulings changed', true), text: text(changed.join(' ')) } }];
}
