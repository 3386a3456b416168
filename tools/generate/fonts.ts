import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

/** A font as its package has it, and as much of its weights as pages use. */
interface FontCut {
  name: string;
  source: string;
  weights: number | { min: number; max: number };
}

const FONTS: readonly FontCut[] = [
  {
    name: 'inter.woff2',
    source: import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
    weights: { min: 400, max: 700 },
  },
  {
    name: 'bricolage-grotesque.woff2',
    source: import.meta.resolve(
      '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
    ),
    weights: 600,
  },
];

/** Letters of our languages and their neighbours' (Latin, Latin-1, Latin Extended-A), and the signs that texts use. */
const LETTERS = [
  [0x20, 0x7e],
  [0xa0, 0x17f],
].flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, index) => first + index));
/** Of Romanian, Vietnamese, and the capital ß. */
const FURTHER_LETTERS = [
  ...[0x1a0, 0x1a1, 0x1af, 0x1b0, 0x218, 0x219, 0x21a, 0x21b],
  ...Array.from({ length: 0x1ef9 - 0x1e9e + 1 }, (_, index) => 0x1e9e + index),
];
const SIGNS = '–—‘’‚“”„†•…‰′″‹›€™←↑→↓−≈≠≤≥\u2009\u2011\u202f';

/** Parts of the letters of documents, as the package divides them; together all that names in Latin letters need. */
const DOCUMENT_PARTS = ['latin', 'latin-ext', 'vietnamese'];
const DOCUMENT_WEIGHTS = [400, 700];

/** The letters of documents: one weight a file, for a document takes the letters it uses out of a file that does not vary. */
async function generateDocumentFonts(folder: string): Promise<void> {
  const text = String.fromCodePoint(...LETTERS, ...FURTHER_LETTERS) + SIGNS;
  for (const part of DOCUMENT_PARTS) {
    const source = import.meta.resolve(`@fontsource-variable/inter/files/inter-${part}-wght-normal.woff2`);
    const whole = await readFile(new URL(source));
    for (const weight of DOCUMENT_WEIGHTS) {
      const cut = await subsetFont(whole, text, { targetFormat: 'truetype', variationAxes: { wght: weight } });
      await writeFile(join(folder, `inter-${part}-${weight}.ttf`), cut);
    }
  }
}

/** Cuts the fonts down to what pages show: half of what their packages weigh. */
export async function generateFonts(folder: string): Promise<void> {
  await generateDocumentFonts(folder);
  const text = String.fromCodePoint(...LETTERS) + SIGNS;
  for (const { name, source, weights } of FONTS) {
    const cut = await subsetFont(await readFile(new URL(source)), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    await writeFile(join(folder, name), cut);
  }
}
