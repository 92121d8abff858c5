import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';

const home = mkdtempSync(path.join(tmpdir(), 'muster-imports-'));
afterAll(() => rmSync(home, { recursive: true, force: true }));

/** Forbidden imports: the rule, the importing file, and the imported one. */
const planted: [rule: string, from: string, to: string][] = [
  ['never-back-from-components', 'components/ui/planted.tsx', 'app/page.tsx'],
  [
    'never-back-from-lib-check-storage-store-sync-node-cli-serve-api',
    'lib/check/planted.ts',
    'components/ui/button.tsx',
  ],
  ['never-back-from-lib-systems', 'lib/systems/chess/planted-back.ts', 'lib/check/read.ts'],
  ['never-back-from-lib-symbols', 'lib/symbols/planted-back.ts', 'lib/roster/roster.ts'],
  [
    'never-back-from-lib-play-odds-events-sheet-roster-worker',
    'lib/roster/planted-back.ts',
    'lib/systems/registry.ts',
  ],
  [
    'never-back-from-lib-play-odds-events-sheet-roster-worker',
    'lib/play/planted-back.ts',
    'lib/systems/registry.ts',
  ],
  [
    'never-back-from-lib-play-odds-events-sheet-roster-worker',
    'lib/odds/planted-back.ts',
    'lib/systems/registry.ts',
  ],
  ['never-across-games', 'lib/systems/chess/planted.ts', 'lib/systems/go/system.ts'],
  ['never-across-games', 'lib/systems/chess/planted-data.ts', 'data/go/stones.ts'],
  ['never-across-games', 'lib/systems/horizon-wars/planted.ts', 'lib/systems/battle-royale/system.ts'],
  [
    'never-across-games-but-battle-royale',
    'lib/systems/battle-royale/planted.ts',
    'lib/systems/go/system.ts',
  ],
  ['features-stay-apart', 'components/scan/planted.ts', 'components/shelf/shelf.tsx'],
  ['features-stay-apart', 'components/pack/planted.ts', 'components/builder/context.ts'],
  ['features-stay-apart', 'components/builder/planted.ts', 'components/systems/chess/editor.tsx'],
  ['features-stay-apart', 'components/builder/planted-event.ts', 'components/event/client/places.ts'],
  ['features-stay-apart', 'components/event/planted.ts', 'components/check/view.ts'],
  ['editors-know-the-builder-alone', 'components/systems/chess/planted.ts', 'components/shelf/shelf.tsx'],
  ['shared-knows-no-feature', 'components/shared/planted.ts', 'components/check/view.ts'],
  ['shared-knows-no-feature', 'components/shared/planted-game.ts', 'components/systems/chess/editor.tsx'],
  ['shared-knows-no-feature', 'components/shared/planted-frame.ts', 'components/frame/app-frame.tsx'],
  ['frame-knows-no-feature', 'components/frame/planted.ts', 'components/check/view.ts'],
  ['ui-knows-ui-alone', 'components/ui/planted-frame.ts', 'components/frame/app-frame.tsx'],
  ['games-through-the-registry', 'lib/check/planted-game.ts', 'lib/systems/go/system.ts'],
  ['roster-knows-types-of-play-odds-and-sheet-only', 'lib/roster/planted.ts', 'lib/sheet/sheet.ts'],
  ['roster-knows-types-of-play-odds-and-sheet-only', 'lib/roster/planted-play.ts', 'lib/play/state.ts'],
  ['roster-knows-types-of-play-odds-and-sheet-only', 'lib/roster/planted-odds.ts', 'lib/odds/hits.ts'],
  ['no-react-in-lib', 'lib/check/planted-react.ts', 'react'],
  ['no-node-in-lib', 'lib/check/planted-node.ts', 'node:fs'],
  ['pdf-only-when-asked-for', 'app/planted-pdf.tsx', 'lib/sheet/pdf/render.ts'],
  ['no-circles', 'lib/roster/circle-a.ts', 'lib/roster/circle-b.ts'],
  ['nothing-unresolved', 'lib/check/planted-nowhere.ts', 'lib/check/nowhere.ts'],
];

/** Allowed imports, so that a rule that forbids too much is detected. */
const allowed: [from: string, to: string][] = [
  ['app/allowed.ts', 'components/ui/button.tsx'],
  ['components/ui/allowed.ts', 'lib/check/read.ts'],
  ['components/scan/allowed.ts', 'components/frame/app-frame.tsx'],
  ['components/frame/allowed.ts', 'components/shared/paper.tsx'],
  ['components/shared/allowed.ts', 'components/ui/button.tsx'],
  ['components/builder/allowed.ts', 'components/systems/load-editor.ts'],
  ['components/builder/allowed-event.ts', 'components/event/send/send-dialog.tsx'],
  ['components/systems/chess/allowed.ts', 'components/builder/context.ts'],
  ['lib/check/allowed.ts', 'lib/systems/registry.ts'],
  ['lib/systems/chess/allowed.ts', 'lib/roster/roster.ts'],
  ['lib/systems/chess/allowed-data.ts', 'data/chess/pieces.ts'],
  ['lib/systems/battle-royale/allowed.ts', 'lib/systems/horizon-wars/parts.ts'],
  ['components/systems/battle-royale/allowed.ts', 'components/systems/horizon-wars/parts.ts'],
  ['lib/systems/registry-allowed.ts', 'lib/systems/chess/system.ts'],
  ['lib/sheet/pdf/allowed.ts', 'react'],
  ['lib/sheet/allowed.ts', 'lib/roster/roster.ts'],
  ['lib/sheet/allowed-symbol.ts', 'lib/symbols/shapes.ts'],
  ['lib/cli/allowed.ts', 'node:fs'],
  ['lib/serve/allowed.ts', 'node:http'],
];

interface Cruise {
  summary: { totalCruised: number; violations: { rule: { name: string }; from: string }[] };
}

function cruise(folder: string): Cruise {
  const bin = path.resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
  const config = path.resolve('dependency-cruiser.config.mjs');
  const rooms = ['app', 'components', 'lib', 'worker'].filter((each) => existsSync(path.join(folder, each)));
  const args = [bin, ...rooms, '--config', config, '--output-type', 'json'];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', maxBuffer: 1e9 }));
}

function write(file: string, text: string) {
  mkdirSync(path.dirname(path.join(home, file)), { recursive: true });
  writeFileSync(path.join(home, file), text);
}

const isOurs = (to: string) => /^(app|components|lib|data)\//.test(to);

function plant([from, to]: readonly [string, string]) {
  const specifier = isOurs(to) ? `@/${to.replace(/\.tsx?$/, '')}` : to;
  write(from, `import * as other from '${specifier}';\nexport const seen = other;\n`);
}

test('every forbidden import is reported, and no allowed one', () => {
  cpSync('tsconfig.json', path.join(home, 'tsconfig.json'));
  write('node_modules/react/package.json', '{ "name": "react", "main": "index.js" }');
  write('node_modules/react/index.js', 'module.exports = {};');
  write('package.json', '{ "type": "module", "dependencies": { "react": "*" } }');
  const imports = [...planted.map(([, from, to]) => [from, to] as const), ...allowed];
  for (const [, to] of imports)
    if (isOurs(to) && !to.includes('nowhere')) write(to, 'export const here = 1;\n');
  for (const each of imports) plant(each);
  plant(['lib/roster/circle-b.ts', 'lib/roster/circle-a.ts']);
  const { summary } = cruise(home);
  expect(summary.totalCruised).toBeGreaterThan(imports.length);
  const seen = [...new Set(summary.violations.map(({ rule, from }) => `${rule.name}: ${from}`))];
  const wanted = [...new Set(planted.map(([rule, from]) => `${rule}: ${from}`))];
  expect(seen.filter((each) => /allowed/.test(each))).toEqual([]);
  for (const each of wanted) expect(seen).toContain(each);
});

test('the project has no forbidden import', () => {
  const { totalCruised, violations } = cruise('.').summary;
  expect(totalCruised).toBeGreaterThan(1000);
  expect(violations.map(({ rule, from }) => `${rule.name}: ${from}`)).toEqual([]);
});
