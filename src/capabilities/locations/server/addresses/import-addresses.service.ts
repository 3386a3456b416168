import { type Db, upkeep } from '#platform/db/db.ts';
import {
  deleteOtherDirectories,
  findCurrentDirectory,
  insertAddresses,
  insertDirectory,
  markCurrentDirectory,
} from './address.queries.ts';
import { AddressFileError, type DirectoryAddress, readAddressFile } from './address-file.ts';

/** An import as a program asks for it. */
export interface AddressImport {
  /** Absolute path on this machine. */
  file: string;
  /** Whether the directory may shrink by more than a fifth. */
  mayShrink: boolean;
}

/** Result of an import. */
export interface AddressReport {
  /** Whether the import is held: the file has so few addresses that the directory before it stays in use. */
  isHeld: boolean;
  addresses: number;
  /** Rows without a street, without a point, or of buildings that do not stand. */
  leftOut: number;
  before: number;
}

/** The command by which a program imports addresses in the running product. */
export const IMPORT_ADDRESSES = 'locations.importAddresses';

/** Rows of one statement. */
const BATCH_ROWS = 2_000;
/** Share of the addresses before, below which a file counts as incomplete. */
const LEAST_SHARE = 0.8;

/**
 * Imports the official directory of building addresses with bounded memory. The directory before it stays in use until the whole file is
 * stored; an interrupted or refused import leaves it as it is.
 *
 * @throws AddressFileError with line and reason
 * @source docs/decisions/081-address-to-point.md
 */
export async function importAddresses(db: Db, { file, mayShrink }: AddressImport): Promise<AddressReport> {
  const current = await findCurrentDirectory(db);
  await deleteOtherDirectories(db, current?.id ?? null);
  const id = await insertDirectory(db, new Date());
  try {
    const { addresses, leftOut } = await storeAddresses(db, id, file);
    if (addresses === 0) throw new AddressFileError('The file has no address with a street and a point.');
    const before = current?.addresses ?? 0;
    if (!mayShrink && addresses < before * LEAST_SHARE) {
      await deleteOtherDirectories(db, current?.id ?? null);
      return { isHeld: true, addresses, leftOut, before };
    }
    await upkeep(db, async (tx) => {
      if (!(await markCurrentDirectory(tx, id, addresses)))
        throw new AddressFileError('Another import began meanwhile.');
    });
    await deleteOtherDirectories(db, id);
    return { isHeld: false, addresses, leftOut, before };
  } catch (error) {
    // A failure of the clean-up would hide its cause; the next import cleans up first.
    await deleteOtherDirectories(db, current?.id ?? null).catch(() => {});
    throw error;
  }
}

async function storeAddresses(db: Db, id: number, file: string): Promise<{ addresses: number; leftOut: number }> {
  let batch: DirectoryAddress[] = [];
  let addresses = 0;
  let leftOut = 0;
  const store = async (): Promise<void> => {
    if (batch.length > 0) await insertAddresses(db, id, batch);
    addresses += batch.length;
    batch = [];
  };
  for await (const address of readAddressFile(file)) {
    if (address) batch.push(address);
    else leftOut += 1;
    if (batch.length === BATCH_ROWS) await store();
  }
  await store();
  return { addresses, leftOut };
}
