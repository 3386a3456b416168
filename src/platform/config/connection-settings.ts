import type { Attempt } from './settings-kind.ts';
import { wholeNumber } from './whole-number.ts';

/** Connections of a process to the servers beside it. */
export interface ConnectionSettings {
  /** Connections to the mail server, each sending one mail at a time. */
  mailConnections: number;
  /** Most connections to a database server. */
  databaseConnections: number;
}

/** Reads the numbers of connections. */
export const readConnectionSettings = (attempt: Attempt): ConnectionSettings => ({
  mailConnections: attempt('MAIL_CONNECTIONS', 5, (text) => wholeNumber(text, 1, 50)),
  databaseConnections: attempt('DATABASE_CONNECTIONS', 10, (text) => wholeNumber(text, 2, 500)),
});
