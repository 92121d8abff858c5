import { oneOf } from '@/lib/roster/pack/fields';
import { idsOf } from '@/lib/roster/rule';
import { capitalised, inList } from '@/lib/roster/text/words';
import type { Draft } from '@/lib/systems/horizon-wars/edits/edit';
import { conventionalDraft } from '@/lib/systems/horizon-wars/edits/presets';
import {
  chqMatrix,
  chqModifier,
  conventionalType,
  conventionalTypes,
  mayBeChq,
} from '../catalogue/catalogue';
import { points, typeName } from '../paper/text';
import { elementFinding, namedAmong, rule } from './rule';

export const one = rule({
  id: 'hw/chq/one',
  severity: 'error',
  repairs: { any: ['chq', 'chq-off', 'remove'] },
  page: 57,
  title: 'A force has at most one CHQ',
  breach: 'More than one CHQ',
  check: ({ elements }) => {
    const flagged = elements.filter((element) => element.source.chq);
    if (flagged.length < 2) return [];
    return [
      {
        elements: idsOf(flagged),
        path: ['elements', flagged[0]?.id ?? '', 'chq'],
        facts: { labels: flagged.map(({ label }) => label) },
      },
    ];
  },
  message: ({ labels }) =>
    `${labels.length} elements are marked as the CHQ, and there may be one: ${inList(labels)}. The first counts`,
});

export const kind = rule({
  id: 'hw/chq/kind',
  severity: 'error',
  repairs: { any: ['chq', 'chq-off', 'remove'] },
  page: 57,
  title: 'The CHQ is a mech or a conventional element, never an aircraft',
  breach: 'Aircraft as the CHQ',
  check: ({ aircraft }) =>
    aircraft.filter(({ source }) => source.chq).map((element) => elementFinding(element, ['chq'], {})),
  message: ({ label }) => `${label} is an aircraft and cannot be the CHQ`,
});

const neverChq = oneOf(conventionalTypes.filter(({ id }) => !mayBeChq(id)).map(({ id }) => typeName(id)));

export const type = rule({
  id: 'hw/chq/type',
  severity: 'error',
  repairs: { any: ['chq', 'chq-off', 'remove', 'retype'] },
  page: 57,
  title: 'The CHQ is not light artillery, armoured artillery or recon',
  breach: 'CHQ of a type that cannot be one',
  check: ({ conventional }) =>
    conventional.flatMap((element) =>
      element.source.chq && element.type && !mayBeChq(element.type.id)
        ? [elementFinding(element, ['chq'], {})]
        : [],
    ),
  message: ({ label }) => `${label} cannot be the CHQ; no ${neverChq} may be`,
});

export const quota = rule({
  id: 'hw/chq/quota',
  severity: 'error',
  repairs: { any: ['remove', 'retype', 'add', 'presence', 'ace-off', 'chq', 'chq-off', 'era', 'scenario'] },
  page: 57,
  title: 'A conventional CHQ requires enough of its own type: one for every full 5 points, including itself',
  breach: "Too few of the CHQ's own type",
  check: ({ chq, forceCost, settings, ofType }) => {
    if (!chq?.type) return [];
    const byLimit = settings.rulings['chq-quota-basis'] === 'limit';
    const basis = byLimit ? (settings.limit ?? forceCost) : forceCost;
    const needed = Math.floor(basis / QUOTA_POINTS);
    const present = ofType(chq.type.id).length;
    return present >= needed
      ? []
      : [
          elementFinding(chq, ['chq'], {
            named: namedAmong([chq]),
            type: chq.type.id,
            byLimit: byLimit && settings.limit !== null,
            basis,
            needed,
            present,
          }),
        ];
  },
  message: ({ named, type, byLimit, basis, needed, present }) =>
    `${capitalised(typeName(type))} CHQ${named}: a ${byLimit ? 'limit' : 'force'} of ${points(basis)} needs ${needed} ${typeName(type)}, the CHQ counted; there ${present === 1 ? 'is' : 'are'} ${present}`,
});

/** By how many points a CHQ of one type changes the cost of an element of another. */
export interface PriceChange {
  type: string;
  by: number;
}

/** A conventional type that may lead the force. */
export interface ChqChoice {
  type: string;
  name: string;
  /** An element of the type, flagged as CHQ. */
  draft: Draft;
  /** Elements of its type that a force at the limit needs, including the CHQ; null without a limit. */
  quota: number | null;
  /** Types that cost less and more under it, largest change first. */
  cheaper: PriceChange[];
  dearer: PriceChange[];
}

/** The force needs one element of the CHQ's type per this many points (p.57). */
export const QUOTA_POINTS = 5;

/** The conventional types that may be the CHQ, in matrix order, with the price changes of each (p.57-58). */
export const chqChoices = (limit: number | null): ChqChoice[] =>
  chqMatrix.columns.map((type) => {
    const changes = chqMatrix.rows
      .map((row) => ({ type: row.type, by: chqModifier(row.type, type) }))
      .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
    return {
      type,
      name: conventionalType(type).name,
      draft: { ...conventionalDraft(type), chq: true },
      quota: limit === null ? null : Math.max(1, Math.floor(limit / QUOTA_POINTS)),
      cheaper: changes.filter(({ by }) => by < 0),
      dearer: changes.filter(({ by }) => by > 0),
    };
  });
