import { BRAND } from '#kernel/brand.ts';

/** Reads a stored JSON value of this or an older build; a zod schema is one. Without success there is no draft. */
export interface DraftSchema<Draft> {
  safeParse(stored: unknown): { success: true; data: Draft } | { success: false };
}

/** One kind of draft. */
export interface DraftRules<Draft> {
  /** Prefix of its storage keys, without that of the brand. A logout deletes keys that a manifest names in `drafts`. */
  prefix: string;
  schema: DraftSchema<Draft>;
  /** Lifetime after `savedMs` of the stored value, milliseconds. Without it a draft has no age. */
  longestMs?: number;
  /** Longest stored text, characters: no draft takes the storage of the others. */
  mostChars?: number;
  /** `text` stores a string as it is, without JSON. */
  format?: 'json' | 'text';
}

/** Drafts of one kind in this browser, by name: the rest of the key. A browser without storage has none. */
export interface DraftStore<Draft, Written = Draft> {
  /** The draft; null without one, for one that is too old, and for content that does not fit. */
  read(name: string): Draft | null;
  /** All drafts whose name begins like this. */
  list(start: string): Draft[];
  /** Stores a draft; null deletes it. Returns whether that succeeded: storage may be disabled or full, or the draft too long. */
  write(name: string, draft: Written | null): boolean;
  /** Calls `onChange` with the name when another tab stored or deleted a draft; null when it cleared everything. Returns the unsubscribe function. */
  onOther(onChange: (name: string | null) => void): () => void;
}

/** Default of `mostChars`: a twenty-fifth of what browsers store for a site. */
const MOST_CHARS = 200_000;

/**
 * The drafts of one kind.
 *
 * @source docs/reference/workspace.md, "Drafts"
 */
export function draftStore<Draft, Written = Draft>(rules: DraftRules<Draft>): DraftStore<Draft, Written> {
  const prefix = BRAND.storagePrefix + rules.prefix;
  const parse = (text: string | null): Draft | null => draftIn(text, rules, Date.now());
  return {
    read: (name) => orElse(null, () => parse(localStorage.getItem(prefix + name))),
    list: (start) =>
      orElse([], () => {
        const keys = Object.keys(localStorage).filter((key) => key.startsWith(prefix + start));
        return keys.map((key) => parse(localStorage.getItem(key))).filter((draft) => draft !== null);
      }),
    write: (name, draft) =>
      orElse(false, () => {
        if (draft === null) localStorage.removeItem(prefix + name);
        else localStorage.setItem(prefix + name, bounded(textOf(draft, rules), rules));
        return true;
      }),
    onOther: (onChange) => {
      const listen = ({ key }: StorageEvent): void => {
        if (key === null) onChange(null);
        else if (key.startsWith(prefix)) onChange(key.slice(prefix.length));
      };
      addEventListener('storage', listen);
      return () => removeEventListener('storage', listen);
    },
  };
}

/** A schema by a type guard, for pages without zod. */
export const guarded = <Draft>(isDraft: (stored: unknown) => stored is Draft): DraftSchema<Draft> => ({
  safeParse: (stored) => (isDraft(stored) ? { success: true, data: stored } : { success: false }),
});

/** The values of some text fields of a form, as far as there are any; everything else that is stored is left out. */
export const textFields = <Field extends string>(
  fields: readonly Field[],
): DraftSchema<Partial<Record<Field, string>>> => ({
  safeParse: (stored) => {
    if (typeof stored !== 'object' || stored === null) return { success: false };
    const values = stored as Record<string, unknown>;
    const texts = fields.flatMap((field) => (typeof values[field] === 'string' ? [[field, values[field]]] : []));
    return { success: true, data: Object.fromEntries(texts) as Partial<Record<Field, string>> };
  },
});

/** A draft holds although the clock was set back after it was stored. */
function draftIn<Draft>(text: string | null, rules: DraftRules<Draft>, nowMs: number): Draft | null {
  if (text === null) return null;
  const stored = rules.format === 'text' ? text : parsed(text);
  const { longestMs } = rules;
  if (longestMs !== undefined && !(Math.abs(nowMs - savedMsOf(stored)) < longestMs)) return null;
  const result = rules.schema.safeParse(stored);
  return result.success ? result.data : null;
}

const textOf = (draft: unknown, { format, longestMs }: Pick<DraftRules<unknown>, 'format' | 'longestMs'>): string => {
  if (format === 'text') return String(draft);
  return JSON.stringify(longestMs === undefined ? draft : { ...(draft as object), savedMs: Date.now() });
};

const savedMsOf = (stored: unknown): number => Number((stored as { savedMs?: unknown } | null | undefined)?.savedMs);

function bounded(text: string, { mostChars = MOST_CHARS }: { mostChars?: number }): string {
  if (text.length > mostChars) throw new RangeError('The draft is too long.');
  return text;
}

/** The value of a JSON text; undefined for any other text. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The result of work on the storage; the other value where storage is disabled, missing or full. */
function orElse<Result>(other: Result, work: () => Result): Result {
  try {
    return work();
  } catch {
    return other;
  }
}
