import { existsSync, readdirSync, readFileSync } from 'node:fs';

// Which room may import which: app → components → lib/check, lib/storage, lib/store, lib/sync, lib/node, lib/cli, lib/serve, lib/api → lib/systems →
// lib/fixes, lib/optimizer → lib/play, lib/odds, lib/events, lib/sheet, lib/roster, lib/worker → lib/symbols; never back and never across games.
// tests/architecture proves that a breach is seen.

/** Expansions that use the game they expand, expansion → game: each says so with its rules, in `expands.json`. */
export const expansions = Object.fromEntries(
  readdirSync(new URL('lib/systems/', import.meta.url)).flatMap((id) => {
    const said = new URL(`lib/systems/${id}/rules/expands.json`, import.meta.url);
    return existsSync(said) ? [[id, JSON.parse(readFileSync(said, 'utf8')).game]] : [];
  }),
);

const layers = [
  '^app/',
  '^components/',
  '^lib/(check|storage|store|sync|node|cli|serve|api)/',
  '^lib/systems/',
  '^lib/(fixes|optimizer)/',
  '^lib/(play|odds|events|sheet|roster|worker)/',
  '^lib/symbols/',
];

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const neverBack = layers.slice(1).map((layer, index) => ({
  name: `never-back-from-${layer
    .replace(/[^a-z|]+/g, '-')
    .replace(/^-|-$/g, '')
    .replace(/\|/g, '-')}`,
  severity: 'error',
  from: { path: layer },
  to: { path: layers.slice(0, index + 1) },
}));

const rooms = '^(?:lib/systems|components/systems|data)/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const acrossGames = [
  {
    name: 'never-across-games',
    severity: 'error',
    from: {
      path: `${rooms}([^/]+)/`,
      pathNot: Object.keys(expansions).map((expansion) => `${rooms}${expansion}/`),
    },
    to: { path: `${rooms}[^/]+/`, pathNot: `${rooms}$1/` },
  },
  ...Object.entries(expansions).map(([expansion, game]) => ({
    name: `never-across-games-but-${expansion}`,
    severity: /** @type {const} */ ('error'),
    from: { path: `${rooms}${expansion}/` },
    to: { path: `${rooms}[^/]+/`, pathNot: `${rooms}(?:${expansion}|${game})/` },
  })),
];

const features = '^components/(shelf|builder|check|scan|open|pack|collection|rules|odds|event)/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const amongComponents = [
  {
    name: 'features-stay-apart',
    comment:
      'What two features need belongs in shared or ui. Events alone are reached from others, by the dialogs that send to them.',
    severity: 'error',
    from: { path: features },
    to: {
      path: '^components/',
      pathNot: [
        '^components/(frame|shared|ui)/',
        '^components/$1/',
        '^components/systems/load-editor\\.ts$',
        '^components/event/send/[^/]+-dialog\\.tsx$',
      ],
    },
  },
  {
    name: 'editors-know-the-builder-alone',
    comment:
      'The editor of a game is drawn by the builder and uses what that has for editors; the loader alone knows both.',
    severity: 'error',
    from: { path: '^components/systems/' },
    to: { path: features, pathNot: '^components/builder/' },
  },
  {
    name: 'shared-knows-no-feature',
    severity: 'error',
    from: { path: '^components/shared/' },
    to: { path: '^components/', pathNot: '^components/(shared|ui)/' },
  },
  {
    name: 'frame-knows-no-feature',
    severity: 'error',
    from: { path: '^components/frame/' },
    to: { path: '^components/', pathNot: '^components/(frame|shared|ui)/' },
  },
  {
    name: 'ui-knows-ui-alone',
    severity: 'error',
    from: { path: '^components/ui/' },
    to: { path: '^components/', pathNot: '^components/ui/' },
  },
];

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...neverBack,
    ...acrossGames,
    ...amongComponents,
    {
      name: 'games-through-the-registry',
      comment: 'Outside its own rooms a game is reached through the registry and the loader of editors.',
      severity: 'error',
      from: { pathNot: '^(lib|components)/systems/' },
      to: { path: `${rooms}[^/]+/` },
    },
    {
      name: 'roster-knows-types-of-play-odds-and-sheet-only',
      severity: 'error',
      from: { path: '^lib/roster/' },
      to: { path: '^lib/(play|odds|sheet)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-react-in-lib',
      comment: 'The library runs alike in Node, a browser and a worker; only the PDF is laid out with React.',
      severity: 'error',
      from: { path: '^lib/', pathNot: '^lib/sheet/pdf/' },
      to: {
        path: '^(node_modules/)?(@react-pdf|react|react-dom|next|lucide-react)(/|$)',
      },
    },
    {
      name: 'no-node-in-lib',
      comment: 'Files, streams and the process are the affair of the command line and the server.',
      severity: 'error',
      from: { path: '^lib/', pathNot: ['^lib/(node|cli|serve|store)/', '^lib/sheet/pdf/fonts-node\\.ts$'] },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'pdf-only-when-asked-for',
      comment: 'The PDF engine is large: what runs at once loads it with import().',
      severity: 'error',
      from: { pathNot: ['^lib/sheet/pdf/', 'worker\\.ts$'] },
      to: { path: '^lib/sheet/pdf/(render|document)', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'nothing-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
      conditionNames: ['import', 'node', 'default', 'types'],
      exportsFields: ['exports'],
    },
  },
};
