import { PlainError } from '#platform/terminal/plain-error.ts';

/** What stands first in a backup: what it was made of. */
export interface BackupAbout {
  format: typeof BACKUP_FORMAT;
  /** ISO 8601, when the copy of the database was taken: nothing later is in it. */
  takenAt: string;
  /** Names of the migrations the database had. */
  migrations: string[];
}

/** What stands last in a backup: a file without it was cut off. */
export interface BackupSums {
  /** Rows and checksum of each table, by its name with schema. */
  tables: Record<string, TableSum>;
  /** SHA-256 of each file of the object store, hexadecimal, by name. */
  files: Record<string, string>;
  /** The last number each sequence gave out, by name with schema. */
  sequences: Record<string, number>;
}

/** How many rows a table holds, and a sum of their digests that does not depend on their order. */
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

/** Number of the layout that this version writes and reads. */
export const BACKUP_FORMAT = 1;

/** A backup that cannot be put back here: the message is all an operator needs. */
export class BackupError extends PlainError {}
