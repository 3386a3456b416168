import { existsSync, readFileSync } from 'node:fs';

const FOLDER = new URL('../../../../shared/data/', import.meta.url);

/** A genuine agency export of 24 records; null on machines that do not have it. */
export const genuineExport = sample('idx301-agency-latin1.txt');

/** The two malformed records of the official workbook; null on machines that do not have them. */
export const workbookExamples = sample('idx301-workbook-examples.txt');

function sample(name: string): Buffer | null {
  const file = new URL(name, FOLDER);
  return existsSync(file) ? readFileSync(file) : null;
}
