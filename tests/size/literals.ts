import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A text that says where it comes from: long, and more than one word. */
const telling = (text: string) => text.length >= 10 && /[ /-]/.test(text.trim());

function inJson(value: unknown, into: Set<string>) {
  if (typeof value === 'string') into.add(value);
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) into.add(key);
    inJson(inner, into);
  }
}

/** Large data is built as JSON in a text. */
function inText(text: string, into: Set<string>) {
  into.add(text);
  if (!/^[[{]/.test(text)) return;
  try {
    inJson(JSON.parse(text), into);
  } catch {
    // A text that only begins like JSON.
  }
}

/** Text between tags as it is built: lines trimmed where they meet, and joined. */
const betweenTags = (text: string) =>
  text
    .split('\n')
    .map((line, at, lines) => {
      const cut = at > 0 ? line.trimStart() : line;
      return at < lines.length - 1 ? cut.trimEnd() : cut;
    })
    .filter((line) => line !== '')
    .join(' ');

/** Every text that is written in a source or a built script, the types and imports of a source aside. */
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
  return new Set([...found].filter(telling));
}

/** The files of a folder whose texts end up in what is built. */
const sourcesOf = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|json)$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name).replaceAll(path.sep, '/'));

/** Where a game's rules, data and editors are. */
export const roomsOf = (game: string) => ({
  rules: `lib/systems/${game}/`,
  data: `data/${game}/`,
  editors: `components/systems/${game}/`,
});

/** Of every text written in the app, the files it is written in. */
export function whereWritten(): Map<string, string[]> {
  const where = new Map<string, string[]>();
  for (const file of ['app', 'components', 'data', 'lib'].flatMap(sourcesOf))
    for (const text of literalsIn(file, readFileSync(file, 'utf8')))
      where.set(text, [...(where.get(text) ?? []), file]);
  return where;
}
