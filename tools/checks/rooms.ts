import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Longest file, lines; nine in ten of all files are below the usual length.
 *
 * @source docs/architecture.md, "Imports"
 */
const LONGEST_FILE = 300;
const USUAL_FILE = 200;
const USUAL_SHARE = 0.9;
const MOST_PROPS = 6;
/** Most files directly in a folder of src; a larger one is divided by topic. */
export const MOST_FILES = 25;

interface RoomRule {
  /** The forbidden pattern … */
  pattern: RegExp;
  /** … in files other than these. */
  allowedIn: RegExp;
  says: string;
}

const RULES: readonly RoomRule[] = [
  {
    pattern: /\bsql(<[^>]*>)?`|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/,
    allowedIn:
      /\.queries\.ts$|^src\/platform\/db\/|^src\/product\/server\.ts$|^tools\/bench\/|^tests\/|^src\/capabilities\/\w+\/tests\//,
    says: 'SQL stands in *.queries.ts and migrations only',
  },
  {
    pattern: /\bprocess\.env\b/,
    allowedIn: /^src\/platform\/config\/|^tools\/|^tests\//,
    says: 'the environment is read in src/platform/config only',
  },
  {
    pattern: /(?<![.\w])fetch\(/,
    allowedIn:
      /^src\/kit\/graphql\/(transport|rest)\.ts$|^src\/kit\/map\/style\/map-style\.ts$|^src\/platform\/|^tools\/|^tests\//,
    says: 'the browser fetches through kit/graphql (map styles: kit/map), the server through providers in platform',
  },
  {
    pattern:
      /(?:\b(?:request|get|connect|createConnection|Agent)\b[^;}]{0,200}\}|\* as \w{1,50}|\bimport \w{1,50}) from '(?:node:)?(?:https?|net|tls|http2|undici)'/,
    allowedIn:
      /^src\/platform\/http\/outbound\/outbound-call\.ts$|^src\/platform\/db\/embedded\/embedded-control\.ts$|^tools\/|^tests\//,
    says: 'services outside are called through platform/http/outbound-call',
  },
  {
    pattern: /\.normalize\(\s*'NF/,
    allowedIn: /^sample\/|^src\/kernel\/text\/normal-form\.ts$|\.test\.tsx?$|^tools\/|^tests\//,
    says: 'texts are brought into a normal form by kernel/normal-form, in linear time',
  },
  {
    pattern: /dangerouslySet(?:InnerHTML)/,
    allowedIn: /^src\/app\//,
    says: 'text is never HTML',
  },
];

/** Breaches of the rules about the location and size of code; empty when there are none. */
export function findRoomFaults(): string[] {
  const files = globSync('{src,sample,tools,tests}/**/*.{ts,tsx}').filter((file) => !file.startsWith('src/generated/'));
  const faults = files.flatMap((file) => faultsOf(file, readFileSync(file, 'utf8')));
  const long = files.filter((file) => readFileSync(file, 'utf8').split('\n').length > USUAL_FILE);
  if (long.length > files.length * (1 - USUAL_SHARE)) {
    faults.push(`${long.length} of ${files.length} files are longer than ${USUAL_FILE} lines: more than one in ten`);
  }
  const large = [...folderSizes()].filter(([, size]) => size > MOST_FILES);
  return [...faults, ...large.map(([folder, size]) => `${folder}: ${size} files, at most ${MOST_FILES} in a folder`)];
}

/** Files directly in each folder of src, generated ones apart. @param cwd a folder with a state of the project */
export function folderSizes(cwd = '.'): Map<string, number> {
  const sizes = new Map<string, number>();
  for (const file of globSync('src/**/*.*', { cwd }).filter((path) => !path.startsWith('src/generated/')))
    sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  return sizes;
}

function faultsOf(file: string, text: string): string[] {
  const faults: string[] = [];
  const lines = text.split('\n').length - 1;
  if (lines > LONGEST_FILE) faults.push(`${file}: ${lines} lines, at most ${LONGEST_FILE}`);
  for (const { pattern, allowedIn, says } of RULES) {
    if (!file.includes('.test.') && !allowedIn.test(file) && pattern.test(text)) faults.push(`${file}: ${says}`);
  }
  for (const [, name, props] of text.matchAll(/export function ([A-Z]\w*)\(\{([^}]*)\}/g)) {
    const count = (props ?? '').split(',').filter((part) => part.trim() && !part.includes('...')).length;
    if (file.endsWith('.tsx') && count > MOST_PROPS)
      faults.push(`${file}: ${name} takes ${count} props, at most ${MOST_PROPS}`);
  }
  return faults;
}
