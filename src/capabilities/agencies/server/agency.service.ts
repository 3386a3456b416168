import { normalForm } from '#kernel/text/normal-form.ts';
import { slugify } from '#kernel/text/slug.ts';
import type { Db } from '#platform/db/db.ts';
import { AgencyStatus } from '../agency.ts';
import {
  type AgencyName,
  findAgencyForUpdate,
  hasStatus,
  insertAgency,
  listAgencyIdsLike,
  listAgencyNames,
  type NewAgency,
} from './agency.queries.ts';

const ACCENTS = /[\u0300-\u036F]/g;

/** The agency of a name, capitals aside, or null; it stays locked, so that two who bring it along follow each other. */
export const lockAgency = (tx: Db, name: string): Promise<number | null> => findAgencyForUpdate(tx, name);

/** Adds an agency that nobody has claimed yet. Returns its id. */
export const addAgency = (tx: Db, agency: Omit<NewAgency, 'slug'>, now: Date): Promise<number> =>
  insertAgency(tx, { ...agency, slug: slugify(agency.name) }, now);

/** Agencies whose name contains a text, in any case and without regard to accents: regie finds Régie. */
export function agenciesNamed(db: Db, part: string): Promise<number[]> {
  const plain = normalForm(part, 'NFD').replace(ACCENTS, '');
  return listAgencyIdsLike(db, `%${plain.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`);
}

/** What agencies are called. */
export const namesOfAgencies = (db: Db, ids: readonly number[]): Promise<AgencyName[]> => listAgencyNames(db, ids);

/** Whether the house has looked at an agency and found it to be what it says. */
export const isValidatedAgency = (db: Db, id: number): Promise<boolean> => hasStatus(db, id, AgencyStatus.Validated);
