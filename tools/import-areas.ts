import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { AREA_KINDS, type AreaKind } from '#capabilities/locations/area-kind.ts';
import { AreaFileError, type AreaFileOptions, readAreaFile } from '#capabilities/locations/server/areas/area-file.ts';
import {
  type AreaReport,
  type ForwardedAreas,
  IMPORT_AREAS,
  importForwardedAreas,
} from '#capabilities/locations/server/areas/import-areas.service.ts';
import { type PlacedFile, placeAreas } from '#capabilities/locations/server/areas/placed-areas.ts';
import { type Config, readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { DirectoryLockedError } from '#platform/db/embedded/directory-lock.ts';
import { askControl } from '#platform/db/embedded/embedded-control.ts';
import { PlainError } from '#platform/terminal/plain-error.ts';
import { prepareDatabase } from '../src/product/prepare.ts';
import { demandFile, printFailure, UsageError } from './command-line.ts';

const USAGE = `Usage: npm run import:areas -- FILE.geojson [--kind KIND] [--name PROPERTY] [--name-fr PROPERTY …] [--key PROPERTY] [--confirm]

  FILE.geojson        named areas: polygons in degrees (WGS84) or in the national grid (LV95)
  --kind KIND         kind of areas without one: ${AREA_KINDS.join(', ')}; by default quarter
  --name PROPERTY     property with the name; likewise --name-en, --name-fr, --name-de, --name-it
  --key PROPERTY      property with the permanent id of an area
  --confirm           carries out a run that was held because too many areas would go

Works while the product runs and while it does not. Exits with 0 when all of the file was imported, 1 when the
import failed, 2 when it was held, 3 when areas were set aside, 4 when the file was refused (no GeoJSON), 5 when it has no
valid area. The last line, on the error output, gives the reason of any code but 0.`;

const LARGEST_FILE = 200 * 1_048_576;
/** Areas set aside that are listed; the rest is counted. */
const SHOWN = 20;
/** Exit codes of the command. */
const [DONE, FAILED, HELD, PUT_ASIDE, REFUSED, EMPTY] = [0, 1, 2, 3, 4, 5];

/** The parsed command line. */
export interface AreaArguments {
  file: string;
  options: AreaFileOptions;
  mayUnlist: boolean;
}

/** Parsed command line. @throws UsageError that names the fault, for the operator */
export function readArguments(argv: readonly string[]): AreaArguments {
  const { values, positionals } = parse(argv);
  const [file, ...rest] = positionals;
  if (file === undefined) throw new UsageError('Which file?');
  if (rest.length > 0) throw new UsageError(`One file at a time; what is "${rest.join(' ')}"?`);
  const kind = AREA_KINDS.find((known) => known === values.kind);
  if (values.kind !== undefined && !kind) throw new UsageError(`--kind is one of ${AREA_KINDS.join(', ')}.`);
  const named = { en: values['name-en'], fr: values['name-fr'], de: values['name-de'], it: values['name-it'] };
  const nameProperties = Object.fromEntries(Object.entries(named).filter(([, property]) => property !== undefined));
  return {
    file,
    options: { kind: kind as AreaKind | undefined, nameProperty: values.name, nameProperties, keyProperty: values.key },
    mayUnlist: values.confirm,
  };
}

function parse(argv: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    kind: text,
    name: text,
    key: text,
    'name-en': text,
    'name-fr': text,
    'name-de': text,
    'name-it': text,
  };
  try {
    return parseArgs({
      args: [...argv],
      allowPositionals: true,
      options: { ...options, confirm: { type: 'boolean', default: false } },
    });
  } catch (error) {
    throw new UsageError((error as Error).message);
  }
}

async function readAreas({ file, options }: AreaArguments): Promise<PlacedFile> {
  const entry = await demandFile(file);
  if (!entry.isFile() || entry.size > LARGEST_FILE) {
    throw new PlainError(`The file ${file} cannot be read: it is no plain file, or above 200 MB.`);
  }
  return placeAreas(readAreaFile(await readFile(file, 'utf8'), options));
}

/** Runs inside the product where that has the embedded database to itself. */
async function carryOut(config: Config, handed: ForwardedAreas): Promise<AreaReport> {
  const database = await openDatabase({ ...config, unlimitedStatements: true }).catch((error: unknown) => {
    if (error instanceof DirectoryLockedError) return null;
    throw error;
  });
  if (database === null) {
    const request = { kind: 'command', name: IMPORT_AREAS, input: handed } as const;
    return (await askControl(config.dataDir, request)) as AreaReport;
  }
  try {
    await prepareDatabase(database);
    return await importForwardedAreas(database.db, handed);
  } finally {
    await database.close();
  }
}

function formatReport({ refused }: PlacedFile, report: AreaReport): string {
  const { created, changed, unchanged, renamed, missing } = report;
  return [
    `  ${counted(created)} new`,
    `  ${counted(changed)} changed`,
    `  ${counted(unchanged)} as before`,
    ...listed(
      'renamed',
      renamed.map(({ before, now }) => `${before} → ${now}`),
    ),
    ...listed('no longer in the file: not suggested any more, their addresses go on', missing),
    ...listed(
      'put aside',
      refused.map(({ number, name, reason }) => `${name || `area ${number}`}: ${reason}`),
    ),
  ].join('\n');
}

const counted = (count: number): string => String(count).padStart(6);

function listed(what: string, lines: readonly string[]): string[] {
  if (lines.length === 0) return [];
  const more = lines.length > SHOWN ? [`         and ${lines.length - SHOWN} more`] : [];
  return [`  ${counted(lines.length)} ${what}`, ...lines.slice(0, SHOWN).map((line) => `         ${line}`), ...more];
}

/** The shortfall of an import in one line, and the exit code. */
function endOf({ areas, refused }: PlacedFile, { isHeld, missing }: AreaReport): [code: number, line: string] {
  if (isHeld)
    return [HELD, `Held, nothing was written: ${missing.length} known areas are not in the file. Add --confirm.`];
  if (areas.length === 0) return [EMPTY, 'There is no area in the file that can be taken.'];
  if (refused.length > 0) return [PUT_ASIDE, `${refused.length} areas were put aside.`];
  return [DONE, ''];
}

async function main(argv: readonly string[]): Promise<number> {
  const asked = readArguments(argv);
  const file = await readAreas(asked);
  const nothing = { isHeld: false, created: 0, changed: 0, unchanged: 0, renamed: [], missing: [] };
  const { areas } = file;
  const report = areas.length === 0 ? nothing : await carryOut(readConfig(), { areas, mayUnlist: asked.mayUnlist });
  console.log(`${basename(asked.file)}\n\n${formatReport(file, report)}`);
  const [code, line] = endOf(file, report);
  if (line !== '') console.error(line);
  return code;
}

if (import.meta.main) {
  try {
    process.exitCode = await main(process.argv.slice(2));
  } catch (error) {
    printFailure(error, USAGE);
    process.exitCode = error instanceof AreaFileError ? REFUSED : FAILED;
  }
}
