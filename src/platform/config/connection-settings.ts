import type { Attempt } from './operator-settings.ts';
import { wholeNumber } from './whole-number.ts';

/** Connections that a process keeps to the servers beside it. */
export interface ConnectionSettings {
  /** To the mail server, each sending one mail at a time. */
  mailConnections: number;
  /** To a database server, at most. */
  databaseConnections: number;
}

/** Reads how many connections there may be. */
export const readConnectionSettings = (attempt: Attempt): ConnectionSettings => ({
  mailConnections: attempt('MAIL_CONNECTIONS', 5, (text) => wholeNumber(text, 1, 50)),
  databaseConnections: attempt('DATABASE_CONNECTIONS', 10, (text) => wholeNumber(text, 2, 500)),
});
