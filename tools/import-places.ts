import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import {
  type DirectoryReport,
  importDirectory,
} from '#capabilities/locations/server/dataset/places-directory.service.ts';
import { readConfig } from '#platform/config/config.ts';
import { openDatabase } from '#platform/db/db.ts';
import { PlainError } from '#platform/terminal/plain-error.ts';
import { operatorMessage } from '../src/product/operator-message.ts';
import { prepareDatabase } from '../src/product/prepare.ts';

const USAGE = `Usage: npm run import:places -- FILE

  FILE  the official directory of localities (swisstopo, AMTOVZ), the CSV file in national grid or WGS84`;

/** Most refused rows that are listed; the rest is counted. */
const SHOWN_ROWS = 20;

/** Wrong usage or an unreadable file: the message is complete for the operator. */
class UsageError extends PlainError {}

async function importFile(file: string): Promise<DirectoryReport> {
  const text = await readFile(file, 'utf8').catch((error: Error) => {
    throw new UsageError(`The file ${file} cannot be read: ${error.message}`);
  });
  const database = await openDatabase({ ...readConfig(), unlimitedStatements: true });
  try {
    await prepareDatabase(database);
    return await importDirectory(database.db, text);
  } finally {
    await database.close();
  }
}

function formatReport(report: DirectoryReport): string {
  const { refused, newMunicipalities, retiredCodes, changed } = report;
  return [
    `  ${counted(report.rows)} rows read, of which`,
    `  ${counted(report.abroad)} of municipalities abroad that are not known, left out`,
    `  ${counted(refused.length)} could not be used`,
    ...refused.slice(0, SHOWN_ROWS).map(({ line, reason }) => `         line ${line}: ${reason}`),
    ...(refused.length > SHOWN_ROWS ? [`         and ${refused.length - SHOWN_ROWS} more`] : []),
    `  ${counted(report.postalCodes)} postal codes`,
    `  ${counted(report.localities)} localities`,
    `  ${counted(report.municipalities)} municipalities`,
    ...named('municipalities unknown so far, added with a point and no boundary', newMunicipalities),
    ...named('codes no longer in the directory, retained for their municipality', retiredCodes),
    '',
    changed === 0 ? 'Nothing has changed.' : `${changed} rows of the database have changed.`,
    '© swisstopo: name the source where the data is shown.',
  ].join('\n');
}

const counted = (count: number): string => String(count).padStart(6);

const named = (what: string, names: readonly string[]): string[] =>
  names.length > 0 ? [`  ${counted(names.length)} ${what}: ${names.join(', ')}`] : [];

async function main([file, ...rest]: readonly string[]): Promise<void> {
  if (file === undefined || rest.length > 0) throw new UsageError(USAGE);
  const report = await importFile(file);
  console.log(`${basename(file)}\n\n${formatReport(report)}`);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error(operatorMessage(error) ?? error);
  process.exitCode = 1;
}
