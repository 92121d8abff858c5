import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Whether a text is distinctive enough to show its origin: long, and more than one word. */
const isDistinctive = (text: string) => text.length >= 10 && /[ /-]/.test(text.trim());

function inJson(value: unknown, into: Set<string>) {
  if (typeof value === 'string') into.add(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) into.add(key);
    inJson(inner, into);
  }
}

/** Adds a text, and the texts in it if it is JSON: large data is built as JSON strings. */
function inText(text: string, into: Set<string>) {
  into.add(text);
  if (!/^[[{]/.test(text)) return;
  try {
    inJson(JSON.parse(text), into);
  } catch {
    // A text that only starts like JSON.
  }
}

/** JSX text as it is built: lines trimmed and joined. */
const betweenTags = (text: string) =>
  text
    .split('\n')
    .map((line, at, lines) => {
      const cut = at > 0 ? line.trimStart() : line;
      return at < lines.length - 1 ? cut.trimEnd() : cut;
    })
    .filter((line) => line !== '')
    .join(' ');

/** The distinctive texts in a source or a built script, except for types and imports. */
export function literalsIn(file: string, source: string): Set<string> {
  const found = new Set<string>();
  if (file.endsWith('.json')) inJson(JSON.parse(source), found);
  else {
    const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
    const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
    const visit = (node: ts.Node) => {
      if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return;
      if (ts.isStringLiteralLike(node)) inText(node.text, found);
      else if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) found.add(node.text);
      else if (ts.isJsxText(node)) found.add(betweenTags(node.text));
      else if (ts.isJsxAttribute(node)) found.add(node.name.getText(tree));
      ts.forEachChild(node, visit);
    };
    visit(tree);
  }
  return new Set([...found].filter(isDistinctive));
}

/** The files of a folder whose texts are part of the build. */
const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|json)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'));

/** The folders of a game's rules, data and editors. */
export const roomsOf = (game: string) => ({
  rules: `lib/systems/${game}/`,
  data: `data/${game}/`,
  editors: `components/systems/${game}/`,
});

/** The files in which each text of the app occurs. */
export function filesByText(): Map<string, string[]> {
  const files = new Map<string, string[]>();
  for (const file of ['app', 'components', 'data', 'lib'].flatMap(sourcesOf))
    for (const text of literalsIn(file, readFileSync(file, 'utf8')))
      files.set(text, [...(files.get(text) ?? []), file]);
  return files;
}
