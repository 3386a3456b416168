import { writeFile } from 'node:fs/promises';
import { ICON_NAMES } from '#kit/design/icons/icon-names.ts';

/** An element of an icon and its attributes, as Lucide keeps them. */
type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const LICENCE =
  '<!-- Icons of Lucide (https://lucide.dev), © Lucide Icons and Contributors, ISC. Written by npm run generate. -->';

/** Gathers all icons that are shown in one file of symbols; their strokes are those of `.icon`. */
export async function generateIconSprite(file: string): Promise<void> {
  const symbols = await Promise.all([...ICON_NAMES].sort().map(symbolOf));
  await writeFile(file, `${LICENCE}\n<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`);
}

async function symbolOf(name: string): Promise<string> {
  const { __iconData: icon } = (await import(`lucide-react/dist/esm/icons/${name}.mjs`)) as {
    __iconData: { node: readonly IconNode[] };
  };
  return `<symbol id="${name}" viewBox="0 0 24 24">${icon.node.map(markupOf).join('')}</symbol>`;
}

const markupOf = ([tag, { key: _key, ...attributes }]: IconNode): string =>
  `<${[tag, ...Object.entries(attributes).map(([name, value]) => `${name}="${value}"`)].join(' ')}/>`;
