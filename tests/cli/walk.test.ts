import { execFileSync } from 'node:child_process';
import * as fs from 'node:fs';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import maul from '@/data/horizon-wars/samples/maul-team.json';
import { filesOf } from '@/lib/cli/input';
import { inputsOf } from '@/lib/cli/inputs';
import { answersOf, muster } from './run';

/** Paths that are refused by a mock, since the user who runs the tests may have every permission. */
const forbidden = new Set<string>();

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  const guarded = <Args extends [fs.PathLike, ...never[]], Value>(call: (...args: Args) => Value) =>
    vi.fn((...args: Args): Value => {
      if (forbidden.has(path.basename(String(args[0]))))
        throw Object.assign(new Error('EACCES'), { code: 'EACCES' });
      return call(...args);
    });
  return {
    ...real,
    opendirSync: guarded(real.opendirSync as never),
    readFileSync: guarded(real.readFileSync as never),
    createReadStream: vi.fn(real.createReadStream),
  };
});

const roster = JSON.stringify(maul);
let folder: string;
const at = (...names: string[]) => path.join(folder, ...names);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'muster-walk-'));
  writeFileSync(at('a.json'), roster);
  writeFileSync(at('z.json'), roster);
});
afterEach(() => {
  forbidden.clear();
  rmSync(folder, { recursive: true, force: true });
});

/** The sources found under a path, each as read or with its refusal, and the remarks. */
async function walked(given = folder): Promise<string[]> {
  const all: string[] = [];
  const walk = { except: null, remark: (sentence: string) => all.push(sentence) };
  for await (const inputs of inputsOf(given, walk))
    for (const { source, bytes } of inputs)
      all.push(`${path.relative(folder, source)}: ${bytes.ok ? 'read' : bytes.faults[0]?.message}`);
  return all;
}

describe('a folder', () => {
  test('with a link to itself is walked, and the link reported', async () => {
    symlinkSync('loop', at('loop'));
    symlinkSync('m.json', at('m.json'));
    const loops = 'This is a link that leads back to itself.';
    expect(await walked()).toEqual(['a.json: read', `loop: ${loops}`, `m.json: ${loops}`, 'z.json: read']);
    expect(await walked(at('loop'))).toEqual([`loop: ${loops}`]);
  });

  test('with a link to nothing says so', async () => {
    symlinkSync('gone.json', at('b.json'));
    expect(await walked()).toEqual([
      'a.json: read',
      'b.json: b.json is a link to something that is not there; correct the link, or delete it.',
      'z.json: read',
    ]);
  });

  test('with links to it and its parents is walked once', async () => {
    mkdirSync(at('b/c'), { recursive: true });
    for (const [name, target] of [
      ['b/up', '..'],
      ['b/c/top', folder],
      ['self', '.'],
    ] as const)
      symlinkSync(target, at(name));
    writeFileSync(at('b/c/d.json'), roster);
    expect(await walked()).toEqual(['a.json: read', 'b/c/d.json: read', 'z.json: read']);
  });

  test('with pipes, sockets and devices is walked, and these are reported and not opened', async () => {
    for (const name of ['m.json', 'n.txt', 'p.ndjson']) execFileSync('mkfifo', [at(name)]);
    symlinkSync('/dev/zero', at('o.zip'));
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(at('s'), resolve));
    vi.mocked(fs.createReadStream).mockClear();
    const all = await walked();
    server.close();
    expect(all).toEqual([
      'a.json: read',
      'm.json: This is a pipe; it must be a file, and was not opened.',
      'n.txt: This is a pipe; it must be a file, and was not opened.',
      'o.zip: This is a device; it must be a file, and was not opened.',
      'p.ndjson: This is a pipe; it must be a file, and was not opened.',
      's: This is a socket; it must be a file, and was not opened.',
      'z.json: read',
    ]);
    expect(fs.createReadStream).not.toHaveBeenCalled();
  });

  test('with folders and files that may not be opened is walked, and these are reported', async () => {
    mkdirSync(at('locked'));
    for (const name of ['m.json', 'n.txt', 'n.md']) writeFileSync(at(name), roster);
    for (const name of ['locked', 'm.json', 'n.txt', 'n.md']) forbidden.add(name);
    const sentence = 'You do not have permission to open it.';
    expect(await walked()).toEqual([
      'a.json: read',
      `locked: ${sentence}`,
      `m.json: ${sentence}`,
      `n.md: ${sentence}`,
      `n.txt: ${sentence}`,
      'z.json: read',
    ]);
  });

  test('whose entries disappear during the walk is walked to its end', async () => {
    mkdirSync(at('m'));
    writeFileSync(at('m/n.json'), roster);
    const all: string[] = [];
    for await (const [input] of inputsOf(folder, { except: null, remark: () => undefined })) {
      if (all.length === 0) {
        rmSync(at('m'), { recursive: true });
        unlinkSync(at('z.json'));
      }
      all.push(`${path.basename(input?.source ?? '')} ${input?.bytes.ok}`);
    }
    expect(all).toEqual(['a.json true', 'm false', 'z.json false']);
  });

  test('with lines in UTF-16, or a large mail of any name, is read like others', async () => {
    writeFileSync(at('lines.ndjson'), Buffer.from(`\uFEFF${roster}\r\n${roster}`, 'utf16le'));
    const head = 'From: ann@example.org\nMIME-Version: 1.0\nContent-Type: text/plain\n';
    writeFileSync(at('mail'), `${head}\n${roster}\n${'See you.\n'.repeat(200_000)}`);
    expect(await walked()).toEqual([
      'a.json: read',
      'lines.ndjson:1: read',
      'lines.ndjson:2: read',
      'mail:1: read',
      'z.json: read',
    ]);
  });

  test('with large pictures is walked, and these are said to be pictures', async () => {
    const heads = { 'a.jpg': '\xff\xd8\xff\xe0', 'b.bin': '\x89PNG\r\n', 'c.heic': '\0\0\0\x18ftypheic' };
    for (const [name, head] of Object.entries(heads))
      writeFileSync(at(name), Buffer.concat([Buffer.from(head, 'latin1'), Buffer.alloc(2 * 1024 * 1024)]));
    const said = (await walked()).filter((line) =>
      line.includes('This is a picture, which is not read here.'),
    );
    expect(said.map((line) => line.split(':')[0])).toEqual(Object.keys(heads));
  });

  test('with very deep subfolders is walked', async () => {
    const names = Array.from({ length: 500 }, () => 'd');
    mkdirSync(at(...names), { recursive: true });
    writeFileSync(at(...names, 'x.json'), roster);
    expect(await walked()).toEqual([
      'a.json: read',
      `${[...names, 'x.json'].join('/')}: read`,
      'z.json: read',
    ]);
  });

  test('with too many entries is walked up to the limit, and that is reported', () => {
    mkdirSync(at('b'));
    for (let each = 0; each < 20; each++) writeFileSync(at('b', `${each}.json`), roster);
    const all = [...filesOf(folder, 10)];
    expect(all).toHaveLength(10);
    expect(all.at(-1)).toMatchObject({
      source: folder,
      bytes: {
        ok: false,
        faults: [{ path: '', message: 'This holds over 10 files and folders; the rest were not read.' }],
      },
    });
    expect([...filesOf(folder, 23)]).toHaveLength(22);
  });
});

test('a path to a device is refused, and a pipe is read', async () => {
  expect(await walked('/dev/null')).toEqual([
    expect.stringContaining('This is a device; it must be a file, and was not opened.'),
  ]);
  execFileSync('mkfifo', [at('pipe')]);
  const walk = walked(at('pipe'));
  fs.writeFile(at('pipe'), roster, () => undefined);
  expect(await walk).toEqual(['pipe:1: read']);
});

test('the command answers for the other files, with exit status 2', async () => {
  symlinkSync('loop', at('loop'));
  execFileSync('mkfifo', [at('pipe.json')]);
  const run = await muster(['check', '--json', folder]);
  expect(answersOf(run).map(({ source, legal }) => [path.basename(source), legal])).toEqual([
    ['a.json', true],
    ['loop', false],
    ['pipe.json', false],
    ['z.json', true],
  ]);
  expect(run).toMatchObject({ status: 2, err: '' });
});

test('what a system leaves beside files is skipped, as in a zip', async () => {
  mkdirSync(at('__MACOSX'));
  writeFileSync(at('__MACOSX', 'b.json'), roster);
  writeFileSync(at('Thumbs.db'), '');
  const found = [...filesOf(folder)].map((file) => ('shown' in file ? path.basename(file.shown) : file));
  expect(found).toEqual(['a.json', 'z.json']);
});

describe('a name that is not valid UTF-8', () => {
  /** Writes a file into a folder, both with an é of Latin-1 in their names; false where the system allows none. */
  function writeLatin1(content: string): boolean {
    const inner = Buffer.concat([Buffer.from(folder), Buffer.from('/caf\xe9', 'latin1')]);
    try {
      mkdirSync(inner);
      writeFileSync(Buffer.concat([inner, Buffer.from('/men\xfa.json', 'latin1')]), content);
      return true;
    } catch {
      return false;
    }
  }

  test('is read, and shown with marks for what it is not', async ({ skip }) => {
    skip(!writeLatin1(roster), 'This file system allows no such names.');
    expect(await walked()).toEqual(['a.json: read', 'caf\uFFFD/men\uFFFD.json: read', 'z.json: read']);
  });

  test('of a pack is known as the pack by its bytes', async ({ skip }) => {
    skip(!writeLatin1(roster), 'This file system allows no such names.');
    symlinkSync(Buffer.from('caf\xe9/men\xfa.json', 'latin1'), at('pack.json'));
    const sources: string[] = [];
    for await (const inputs of inputsOf(folder, { except: at('pack.json'), remark: () => {} }))
      sources.push(...inputs.map(({ source }) => path.basename(source)));
    expect(sources).toEqual(['a.json', 'z.json']);
  });

  test('cannot be given, and the refusal names the folder as a way', async () => {
    expect(await walked(at('men\uFFFD.json'))).toEqual([
      `men\uFFFD.json: There is no men\uFFFD.json in the folder ${folder}; check its name. If its name is not valid UTF-8, give the folder that it is in instead.`,
    ]);
    expect(await walked(at('men.json'))).toEqual([
      `men.json: There is no men.json in the folder ${folder}; check its name.`,
    ]);
  });
});
