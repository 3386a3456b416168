import { PlainError } from '#platform/terminal/plain-error.ts';

/** Header of a backup: the version and state it was taken from. */
export interface BackupHeader {
  format: typeof BACKUP_FORMAT;
  /** ISO 8601, time of the database's snapshot: nothing later is in it. */
  takenAt: string;
  /** Names of the database's migrations. */
  migrations: string[];
}

/** Trailer of a backup. A file without it is truncated. */
export interface BackupSums {
  /** Rows and checksum of each table, by its name with schema. */
  tables: Record<string, TableSum>;
  /** SHA-256 of each file of the object store, hexadecimal, by name. */
  files: Record<string, string>;
  /** The last number that each sequence issued, by name with schema. */
  sequences: Record<string, number>;
}

/** Number of rows of a table, and a sum of their digests that does not depend on their order. */
export interface TableSum {
  rows: number;
  /** Hexadecimal, 64 bits. */
  checksum: string;
}

/** Some rows of a table as texts of PostgreSQL, in the order of `columns`. */
export interface TableRows {
  columns: string[];
  rows: (string | null)[][];
}

/** Number of the archive layout that this version writes and reads. */
export const BACKUP_FORMAT = 1;

/** A backup that cannot be restored here. The message is complete for an operator. */
export class BackupError extends PlainError {}
