import type { PGlite } from '@electric-sql/pglite';

/** Part of PostgreSQL's program as extensions see it. Texts are passed by address. */
interface Program {
  stringToNewUTF8(text: string): number;
  UTF8ToString(address: number): string;
  _GetConfigOption(name: number, isMissingAllowed: 0 | 1, isPrivate: 0 | 1): number;
}

/**
 * Reads the setting `statement_timeout` of a session, in milliseconds, without a statement. PGlite supports every way of setting it, but
 * cannot act on it: its alarm would ring in the busy thread.
 */
export function timeoutReader(pglite: PGlite): () => number {
  const program = pglite.Module as unknown as Program;
  const name = program.stringToNewUTF8('statement_timeout');
  return () => Number(program.UTF8ToString(program._GetConfigOption(name, 0, 0)));
}
