import type { Entry } from '@/lib/roster/collection';
import type { IntegerProgram, OptimizerModel } from '@/lib/roster/optimizer';
import { chqMatrix } from '../catalogue';
import type { Draft } from '../edits/edit';
import { emptyForce } from '../edits/empty-force';
import { settingsOf } from '../evaluate/settings';
import type { Element, Force } from '../force';
import type { HorizonWarsPack } from '../pack';
import { kindName, labelsOf } from '../paper/text';
import { alternatives, choices } from './alternatives';
import { type CandidateModel, candidateModelsUnder } from './candidate-models';
import { constraintsOf } from './constraints';
import type { Collected } from './entry';
import { placed } from './places';
import { programsForChq } from './programs';
import { spend } from './spend';

/** The optimizer's model of the game: a program for each type of CHQ and for none, with each possible discount. */
export const optimizer: OptimizerModel<Force, HorizonWarsPack, Collected> = {
  limit: { label: 'Points limit', usual: 15, noun: ['point', 'points'] },
  choices,
  startingForces: (pack, asked) => [
    {
      force: {
        ...emptyForce(pack),
        limit: pack?.limit ?? null,
        era: pack?.eras.length === 1 ? pack.eras[0] : 'open',
        // Places in any other scenario are left to the player.
        scenario: pack?.setPiece
          ? { kind: 'set-piece', ...pack.setPiece, role: 'attacker', disposition: {} }
          : null,
        ...asked,
      },
    },
  ],
  nameOf: ({ name, element }) => name.trim() || kindName(draftOf(element, name)),
  choiceTexts: ({ elements }) => {
    const labels = labelsOf(elements);
    return elements.flatMap(({ chq }, at) => (chq ? [`CHQ: ${labels[at]}`] : []));
  },
  withSingleModel: (force, entry) => forceOf(force, [entry], [1], null),
  task: (force, pack, entries) => {
    const settings = settingsOf(force, pack);
    const limits = [settings.limit, force.limit].filter((limit) => limit !== null);
    const limit = limits.length > 0 ? Math.min(...limits) : null;
    const leaders = [...chqMatrix.columns, null];
    const programs = leaders.flatMap((chq): IntegerProgram<Force>[] => {
      const fielded = candidateModelsUnder(chq, entries, settings);
      if (chq !== null && fielded.every(({ type }) => type !== chq)) return [];
      return programsForChq(chq, fielded, { force, pack, settings }).map((program) => ({
        ...program,
        constraints: [...program.constraints, ...constraintsOf(fielded, program, { force, pack, settings })],
        force: (counts) => placed(forceOf(force, entries, counts, leaderOf(chq, fielded, counts)), pack),
      }));
    });
    return { limit, least: pack?.minPoints ?? null, programs };
  },
  finish: spend,
  alternatives: alternatives,
};

const draftOf = (element: Collected, name: string, chq = false): Draft => ({ ...element, name, chq });

/** The entry whose first model is the CHQ: of the program's type, or a mech, which changes no price (p.57). */
function leaderOf(
  chq: string | null,
  fielded: readonly CandidateModel[],
  counts: readonly number[],
): number | null {
  let leader: number | null = null;
  for (const [at, { type, kind, presence }] of fielded.entries()) {
    if ((counts[at] ?? 0) === 0) continue;
    if (chq !== null && type === chq) return at;
    const better = leader === null || presence > (fielded[leader]?.presence ?? 0);
    if (chq === null && kind === 'mech' && better) leader = at;
  }
  return leader;
}

/** The force with a number of models of each entry. */
function forceOf(
  force: Force,
  entries: readonly Entry<Collected>[],
  counts: readonly number[],
  leader: number | null,
): Force {
  const elements: Element[] = [];
  for (const [at, { element, name }] of entries.entries())
    for (let model = 0; model < (counts[at] ?? 0); model++) {
      const draft = draftOf(element, name, at === leader && model === 0);
      elements.push({ ...draft, id: `e${elements.length + 1}` });
    }
  return { ...force, elements };
}
