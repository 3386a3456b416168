import { normalForm } from '#kernel/text/normal-form.ts';
import { slugify } from '#kernel/text/slug.ts';
import type { Db } from '#platform/db/db.ts';
import { AgencyStatus } from '../agency.ts';
import {
  type AgencyContact,
  type AgencyName,
  findAgencyForUpdate,
  hasStatus,
  insertAgency,
  listAgencyContacts,
  listAgencyIdsLike,
  listAgencyNames,
  type NewAgency,
} from './agency.queries.ts';

const ACCENTS = /[\u0300-\u036F]/g;

/** The agency with a name, ignoring case, or null. Its row stays locked, so that concurrent callers with the same name take turns. */
export const lockAgency = (tx: Db, name: string): Promise<number | null> => findAgencyForUpdate(tx, name);

/** Adds an agency without an administrator yet. @returns its id */
export const addAgency = (tx: Db, agency: Omit<NewAgency, 'slug'>, now: Date): Promise<number> =>
  insertAgency(tx, { ...agency, slug: slugify(agency.name) }, now);

/** Agencies whose name contains a text, ignoring case and accents: "regie" finds "Régie". */
export function agenciesNamed(db: Db, part: string): Promise<number[]> {
  const plain = normalForm(part, 'NFD').replace(ACCENTS, '');
  return listAgencyIdsLike(db, `%${plain.replaceAll(/[%_\\]/g, String.raw`\$&`)}%`);
}

/** Names of agencies by id. */
export const namesOfAgencies = (db: Db, ids: readonly number[]): Promise<AgencyName[]> => listAgencyNames(db, ids);

/** Whether the operator has checked the identity of an agency. */
export const isValidatedAgency = (db: Db, id: number): Promise<boolean> => hasStatus(db, id, AgencyStatus.Validated);

/** Name and address of an agency; undefined for a missing one. */
export const contactOfAgency = async (db: Db, id: number): Promise<AgencyContact | undefined> =>
  (await listAgencyContacts(db, [id]))[0];
