import { BRAND } from '#kernel/brand.ts';
import { DAY_MS } from '#kernel/time.ts';
import type { ContactMessage } from '../contact.input.ts';

/** Storage key of an unsent message. @source docs/reference/workspace.md, "Drafts" */
const KEY = `${BRAND.storagePrefix}contact_draft`;

/** Lifetime of a draft, in milliseconds. */
const LONGEST_MS = 7 * DAY_MS;

/** Fields of an unfinished message. */
export type ContactDraft = Partial<ContactMessage>;

const FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** Parses a stored draft; an invalid or expired one is empty. */
export function readContactDraft(text: string | null, nowMs: number): ContactDraft {
  try {
    const stored = JSON.parse(text ?? 'null') as { savedMs?: unknown; [field: string]: unknown } | null;
    const ageMs = nowMs - Number(stored?.savedMs);
    if (!stored || !(ageMs >= 0 && ageMs < LONGEST_MS)) return {};
    return Object.fromEntries(
      FIELDS.flatMap((field) => (typeof stored[field] === 'string' ? [[field, stored[field]]] : [])),
    );
  } catch {
    return {};
  }
}

/** A draft as text; null for one without a subject and a message. */
export const writeContactDraft = (draft: ContactDraft, nowMs: number): string | null =>
  draft.subject || draft.message ? JSON.stringify({ ...draft, savedMs: nowMs }) : null;

/** The draft stored in this browser; empty where storage is unavailable. */
export const contactDraft = {
  read(): ContactDraft {
    try {
      return readContactDraft(localStorage.getItem(KEY), Date.now());
    } catch {
      return {};
    }
  },
  keep(draft: ContactDraft): void {
    try {
      const text = writeContactDraft(draft, Date.now());
      if (text === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, text);
    } catch {
      // Storage is unavailable or full: only the form has the text then.
    }
  },
  forget(): void {
    contactDraft.keep({});
  },
};
