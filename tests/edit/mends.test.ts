import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isMended, panelOf } from '@/components/builder/problems';
import type { AnySystemEditor } from '@/components/builder/system-editor';
import { editor as royaleEditor } from '@/components/systems/battle-royale/editor';
import { mended as inRoyale } from '@/components/systems/battle-royale/mended';
import { editor as command } from '@/components/systems/command-horizon/editor';
import { mended as inCommand } from '@/components/systems/command-horizon/mended';
import { brokenTogether } from '@/components/systems/horizon-wars/design/breaks';
import { editor as horizon } from '@/components/systems/horizon-wars/editor';
import { mended as inHorizon } from '@/components/systems/horizon-wars/mended';
import type { AnyRule } from '@/lib/roster/rule';
import { idleUpgrades } from '@/lib/systems/battle-royale/concerns';
import { rules as royaleRules } from '@/lib/systems/battle-royale/rules/registry';
import { rules as commandRules } from '@/lib/systems/command-horizon/rules/registry';
import { rules as horizonRules } from '@/lib/systems/horizon-wars/rules/registry';
import { check, pack, royale } from '../fixtures/battle-royale';

interface Game {
  id: string;
  editor: AnySystemEditor;
  mended: Record<string, readonly string[]>;
  rules: readonly Pick<AnyRule<never>, 'id'>[];
  /** The parts of each panel; problems that begin with ":" name elements and lead to the section all the same. */
  panels: Record<string, string[]>;
}

const games: Game[] = [
  {
    id: 'horizon-wars',
    editor: horizon,
    mended: inHorizon,
    rules: horizonRules,
    panels: {
      force: ['add', 'tooMany', 'limit', 'mechCap', 'share', 'era', 'allegiance', 'battlefield'],
      command: ['leader', 'spent', 'absent', ':raises', ':tactical'],
      groups: [':squadron', ':declare', ':transport', ':twice'],
      scenario: ['scenario', 'parts', ':place'],
      element: ['chq', 'presence', 'stats', 'mars', 'limits', 'upgrades', 'ban', 'kind'],
    },
  },
  {
    id: 'command-horizon',
    editor: command,
    mended: inCommand,
    rules: commandRules,
    panels: {
      force: ['add', 'tooMany', 'limit'],
      command: ['command'],
      element: ['type', 'models', 'drones', 'deploy', 'teams'],
    },
  },
  {
    id: 'battle-royale',
    editor: royaleEditor,
    mended: inRoyale,
    rules: royaleRules,
    panels: { mech: ['stats', 'limits', 'upgrades'], upgrades: ['custom', 'needs'] },
  },
];

const sourcesOf = (id: string): string => {
  const folder = join(import.meta.dirname, '../../components/systems', id);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.tsx'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
};

const problem = (rule: string, elements: string[]) => ({
  rule,
  elements,
  severity: 'error' as const,
  message: '',
  page: null,
});

describe.each(games)('in $id', ({ id, editor, mended, rules, panels }) => {
  const sources = sourcesOf(id);

  test.each(rules.map(({ id: rule }) => rule))('a problem of %s is mended in one part of a panel', (rule) => {
    const parts = Object.keys(mended).filter((part) =>
      isMended(problem(rule, []), mended[part] ?? [], undefined),
    );
    expect(parts).toHaveLength(1);
  });

  test.each(Object.entries(panels).flatMap(([panel, parts]) => parts.map((part) => [part, panel] as const)))(
    'a problem of %s opens the panel %s, and the part marks itself',
    (key, panel) => {
      const part = key.replace(':', '');
      const names = key !== part || panel === 'element';
      for (const rule of mended[part] ?? [])
        expect(panelOf(problem(rule.replace('*', 'x'), names ? ['e1'] : []), editor)).toMatchObject(
          panel === 'element' ? { kind: 'element', id: 'e1' } : { kind: 'section', id: panel },
        );
      // A group of upgrades takes its own limit's rule, in whatever game.
      if (part !== 'limits') expect(sources).toMatch(new RegExp(`mended\\.${part}\\b`));
    },
  );

  test('every part stands in a panel, and none is for a rule that there is not', () => {
    const listed = Object.values(panels).flatMap((parts) => parts.map((part) => part.replace(':', '')));
    expect(listed.toSorted()).toEqual(Object.keys(mended).toSorted());
    for (const rule of Object.values(mended).flat())
      expect(rules.some((each) => isMended(problem(each.id, []), [rule], undefined))).toBe(true);
  });
});

describe('an upgrade', () => {
  test('that breaks a rule by itself is marked; all are where only all of them do', () => {
    const breaks = new Map([
      ['engineer', [{ rule: 'r/one', breach: '', page: null }]],
      ['stealth', []],
    ]);
    expect(brokenTogether(['r/one', 'r/both'], breaks, ['engineer', 'stealth'])).toEqual(['r/both']);
    expect(brokenTogether(['r/one'], breaks, ['stealth'])).toEqual(['r/one']);
  });

  const ban = (upgrades: string[]) => pack({ bans: { upgrades } });
  test.each([
    ['upgrades', ['intimidating-reputation']],
    ['mech', ['agile-frame']],
    ['mech', ['intimidating-reputation', 'agile-frame']],
  ])('that a pack bans leads to the panel where it stands: %s, for %s', (section, banned) => {
    const { reckoning, report } = check(
      royale({ upgrades: ['intimidating-reputation', 'agile-frame'] }),
      ban(banned),
    );
    const found = report.problems.find(({ rule }) => rule === 'pack/ban');
    if (!found) throw new Error('nothing is banned');
    expect(panelOf(found, royaleEditor, reckoning)).toMatchObject({ kind: 'section', id: section });
  });

  test('that does nothing without another is named', () => {
    const idle = (...upgrades: string[]) => idleUpgrades(check(royale({ upgrades })).reckoning.mech);
    expect(idle('remote-connection')).toEqual(['remote-connection']);
    expect(idle('remote-connection', 'dismount-protocol')).toEqual([]);
  });
});
