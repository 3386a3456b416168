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
const SIGNS = '–—‘’‚“”„†•…‰′″‹›€™←↑→↓−≈≠≤≥\u2009\u2011\u202f';

/** Cuts the fonts down to what pages show: half of what their packages weigh. */
export async function generateFonts(folder: string): Promise<void> {
  const text = String.fromCodePoint(...LETTERS) + SIGNS;
  for (const { name, source, weights } of FONTS) {
    const cut = await subsetFont(await readFile(new URL(source)), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    await writeFile(join(folder, name), cut);
  }
}
