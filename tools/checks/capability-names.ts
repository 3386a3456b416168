import { globSync, readdirSync, readFileSync } from 'node:fs';

/** Where a word that is also the name of a capability may stand, and why. */
interface Allowance {
  file: RegExp;
  /** `any`: also those of later capabilities, which need no line here. */
  names: readonly string[] | 'any';
  because: string;
}

const ALLOWANCES: readonly Allowance[] = [
  {
    file: /^src\/kernel\/paths\/paths-table\.ts$/,
    names: 'any',
    because: 'the one table of all addresses is the map of the site',
  },
  {
    file: /^src\/kernel\/brand\.ts$|^src\/platform\/config\/config\.ts$/,
    names: ['contact'],
    because: 'the address of the operator',
  },
  {
    file: /^src\/kit\/(?:design\/(?:fields|icons)|links)\//,
    names: ['search'],
    because: 'an icon, a key of keyboards, and a part of an address',
  },
  {
    file: /^src\/kit\/design\/feedback\/ToastRegion\.tsx$/,
    names: ['notifications'],
    because: 'the text of the region of toasts',
  },
];

/** Names of capabilities in kernel, platform and kit: those know no capability. Empty when all is well. */
export function findCapabilityNames(): string[] {
  const names = readdirSync('src/capabilities');
  const files = globSync('src/{kernel,platform,kit}/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
  const found = files.flatMap((file) =>
    capabilitiesNamed(readFileSync(file, 'utf8'), names).map((name) => ({ file, name })),
  );
  const isAllowed = ({ file, name }: { file: string; name: string }, { names: allowed, file: place }: Allowance) =>
    place.test(file) && (allowed === 'any' || allowed.includes(name));
  const needless = ALLOWANCES.flatMap((allowance) =>
    (allowance.names === 'any' ? [] : allowance.names)
      .filter((name) => !found.some((one) => one.name === name && isAllowed(one, allowance)))
      .map((name) => `${allowance.file}: no longer names ${name}; tools/checks/capability-names.ts allows it`),
  );
  return [
    ...found
      .filter((one) => !ALLOWANCES.some((allowance) => isAllowed(one, allowance)))
      .map(({ file, name }) => `${file}: names the capability ${name}; its module or manifest brings what it adds`),
    ...needless,
  ];
}

const COMMENT = /\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*/g;

/** Which of some names a text has: as a word of its own in a literal, as a key, as a property, or in an import. */
export function capabilitiesNamed(source: string, names: readonly string[]): string[] {
  const text = source.replace(COMMENT, '');
  return names.filter((name) =>
    new RegExp(`['"\`/.]${name}['"\`/]|\\b${name}\\??\\s*:|\\w\\.${name}\\b(?!\\()|#capabilities/${name}/`).test(text),
  );
}
