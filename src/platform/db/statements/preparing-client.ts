import pg from 'pg';

/** Prepared statements of a connection; later ones are planned anew each time. */
const MOST_PREPARED = 300;
/** Longest prepared statement, characters: a longer one is planned anew each time, because library and server store its text. */
const LONGEST_PREPARED = 16_000;

/**
 * A connection that prepares each statement, so that the server plans it once, not at every request. On the embedded database planning is
 * most of the time of a small statement.
 */
export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();

  // biome-ignore lint/suspicious/noExplicitAny: the library's method has a dozen shapes; all but one pass through.
  override query(...parameters: any[]): any {
    const [text, values, ...rest] = parameters;
    const name = typeof text === 'string' && Array.isArray(values) ? this.#nameOf(text) : null;
    const passed = name === null ? parameters : [{ name, text, values }, ...rest];
    return super.query(...(passed as Parameters<pg.Client['query']>));
  }

  #nameOf(text: string): string | null {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    if (this.#names.size >= MOST_PREPARED || text.length > LONGEST_PREPARED) return null;
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}
