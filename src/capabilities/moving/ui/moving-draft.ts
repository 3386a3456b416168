import { BRAND } from '#kernel/brand.ts';
import { DAY_MS } from '#kernel/time.ts';
import type { MovingValues } from '../moving.input.ts';

/** Where a request that was not sent yet is stored. @source docs/reference/workspace.md, "Drafts" */
const KEY = `${BRAND.storagePrefix}moving_draft`;
/** An older draft is ignored, milliseconds. */
const LONGEST_MS = 7 * DAY_MS;

/** Fields of the form. */
export const MOVING_FIELDS = ['fromPlace', 'toPlace', 'movingOn', 'name', 'email', 'phone'] as const;

/** Fields as they were left. */
export type MovingDraft = Partial<Record<keyof MovingValues, string>>;

/** The draft in a stored text; any other text holds none. */
export function readMovingDraft(text: string | null, nowMs: number): MovingDraft {
  try {
    const stored = JSON.parse(text ?? 'null') as { savedMs?: unknown; [field: string]: unknown } | null;
    const ageMs = nowMs - Number(stored?.savedMs);
    if (!stored || !(ageMs >= 0 && ageMs < LONGEST_MS)) return {};
    return Object.fromEntries(
      MOVING_FIELDS.flatMap((field) => (typeof stored[field] === 'string' ? [[field, stored[field]]] : [])),
    );
  } catch {
    return {};
  }
}

/** A draft as text; null for one without places and day. */
export const writeMovingDraft = (draft: MovingDraft, nowMs: number): string | null =>
  draft.fromPlace || draft.toPlace || draft.movingOn ? JSON.stringify({ ...draft, savedMs: nowMs }) : null;

/** The draft of this browser; none where the browser stores nothing. */
export const movingDraft = {
  read(): MovingDraft {
    try {
      return readMovingDraft(localStorage.getItem(KEY), Date.now());
    } catch {
      return {};
    }
  },
  write(draft: MovingDraft): void {
    try {
      const text = writeMovingDraft(draft, Date.now());
      if (text === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, text);
    } catch {
      // Storage is off, or full: the form itself still holds the texts.
    }
  },
};
