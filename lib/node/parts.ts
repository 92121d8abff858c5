import { createRequire } from 'node:module';
import { peerDependencies } from '@/package.json';

type Name = keyof typeof peerDependencies;

/** The optional parts of the package, and the peer dependencies that each of them needs. */
const parts: Record<'print' | 'read', { what: string; needs: readonly Name[] }> = {
  print: {
    what: 'Printing a PDF',
    needs: [
      '@react-pdf/renderer',
      'react',
      '@expo-google-fonts/ibm-plex-sans',
      '@expo-google-fonts/ibm-plex-sans-condensed',
      '@expo-google-fonts/noto-sans-jp',
      'dejavu-fonts-ttf',
    ],
  },
  read: { what: 'Reading a PDF', needs: ['pdfjs-dist'] },
};

type Part = keyof typeof parts;

/** The answers so far: a part is asked for with every PDF. */
const known = new Map<Part, string | null>();

/** What to install for a part of Muster, as a sentence; null if all of it is there. */
export function missingText(part: Part): string | null {
  if (!known.has(part)) known.set(part, findMissing(part));
  return known.get(part) ?? null;
}

function findMissing(part: Part): string | null {
  const { what, needs } = parts[part];
  const missing = needs.filter((name) => !isInstalled(name));
  if (missing.length === 0) return null;
  const wanted = missing.map((name) => `${name}@${peerDependencies[name]}`).join(' ');
  return `${what} needs packages that are not installed: run npm install ${wanted}`;
}

function isInstalled(name: string): boolean {
  try {
    createRequire(import.meta.url).resolve(`${name}/package.json`);
    return true;
  } catch (error) {
    // Of one that is there, the file may not be exported.
    return (error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND';
  }
}
