import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// Forms are react-hook-form over the schema of what takes them, by `components/ui/form`.

const files = ['app', 'components'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.tsx'))
    .map((path) => `${folder}/${path}`),
);
const textOf = (file: string) => readFileSync(file, 'utf8');
const isOnForm = (file: string) => /from '(@\/components\/ui\/form\/|react-hook-form')/.test(textOf(file));

/** The component of each form. */
const forms: Record<string, readonly string[]> = {
  event: ['home/new-event-form', 'organiser/settings-tab', 'settings/settings-form', 'home/import-event'],
  'names of players, entry and invitation': ['shared/entry-fields', 'public/entry-form'],
  'result, reason, link': [
    'organiser/rounds/result-form',
    'send/result-fields',
    'organiser/dialogs',
    'organiser/links-tab',
    'home/events-home',
    'send/event-choice',
  ],
  'papers, CSV and lists to save': ['papers/paper-dialog', 'papers/csv-dialog', 'organiser/lists-tab'],
  'lists that are sent': ['send/list-choice', 'send/send-roster-dialog', 'player/own-list'],
};
const others: Record<string, readonly string[]> = {
  'adders of a pack': ['components/pack/list-control', 'components/pack/counts-control'],
  'Build from collection': ['components/shared/optimizer/request-form'],
  'match: start, details, trackers, end, actions, share': [
    'components/shared/matches/start-match',
    'components/play/match-details',
    'components/play/end-dialog',
    'components/play/action-dialog',
    'components/play/share-match',
  ],
  'names, tags, pasted text': [
    'components/shared/form-dialog',
    'components/shelf/shelf-dialog',
    'components/shared/paste-dialog',
  ],
  'verdicts to save': ['components/check/save-dialog'],
  versions: ['components/builder/versions/version-form', 'components/builder/versions/version-row'],
  'print and share options': ['components/builder/print/print-form', 'components/builder/share-dialog'],
};

/**
 * Forms without it, each with the reason. All of them edit the roster that is open, which is checked, saved and undone
 * step by step: values of a form would be a second truth beside it.
 */
const without: Record<string, string> = {
  'components/systems/horizon-wars/elements/designer.tsx':
    'totals and breaches follow every step of the mech',
  'components/systems/battle-royale/sections/mech-panels.tsx': 'the same for the one mech of the roster',
  'components/systems/at-43/cards/cards-panel.tsx': 'a card changes in all units that use it as it is typed',
  'components/systems/forge-of-war/sections/own-weapons-panel.tsx': 'so does a weapon',
  'components/systems/forge-of-war/units/unit-fields.tsx': 'a troop is priced as it is typed',
};

test('every form is on react-hook-form', () => {
  const named = [
    ...Object.values(forms)
      .flat()
      .map((name) => `components/event/${name}.tsx`),
    ...Object.values(others)
      .flat()
      .map((name) => `${name}.tsx`),
  ];
  expect(named.filter((file) => !isOnForm(file))).toEqual([]);
});

test('only the shared form makes the element, and no form keeps its text in another way', () => {
  expect(files.filter((file) => /<form\b/.test(textOf(file)))).toEqual(['components/ui/form/form.tsx']);
  expect(files.filter((file) => /useKeptFields|useShownErrors/.test(textOf(file)))).toEqual([]);
});

test('at most five are without, with the reason', () => {
  const names = Object.keys(without);
  expect(names.length).toBeLessThanOrEqual(5);
  expect(names.filter((file) => !files.includes(file) || isOnForm(file))).toEqual([]);
});

test('a missing name has one wording', () => {
  const wordings = files.filter((file) => /(Enter a name|needs a name|has no name)/.test(textOf(file)));
  expect(wordings).toEqual([]);
});
