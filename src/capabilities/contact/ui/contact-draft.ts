import { BRAND } from '#kernel/brand.ts';
import { DAY_MS } from '#kernel/time.ts';
import type { ContactMessage } from '../contact.input.ts';

/** Where a message that was not sent yet is kept. @source docs/reference/workspace.md, "Drafts" */
const KEY = `${BRAND.storagePrefix}contact_draft`;

/** A draft older than this is nobody's any more, milliseconds. */
const LONGEST_MS = 7 * DAY_MS;

/** Fields as somebody left them. */
export type ContactDraft = Partial<ContactMessage>;

const FIELDS = ['name', 'email', 'subject', 'message'] as const;

/** The draft in a stored text; whatever else stands there is none. */
export function readContactDraft(text: string | null, nowMs: number): ContactDraft {
  try {
    const kept = JSON.parse(text ?? 'null') as { savedMs?: unknown; [field: string]: unknown } | null;
    const ageMs = nowMs - Number(kept?.savedMs);
    if (!kept || !(ageMs >= 0 && ageMs < LONGEST_MS)) return {};
    return Object.fromEntries(
      FIELDS.flatMap((field) => (typeof kept[field] === 'string' ? [[field, kept[field]]] : [])),
    );
  } catch {
    return {};
  }
}

/** A draft as text; null for one in which nothing was written. */
export const writeContactDraft = (draft: ContactDraft, nowMs: number): string | null =>
  draft.subject || draft.message ? JSON.stringify({ ...draft, savedMs: nowMs }) : null;

/** The draft of this browser. A browser that keeps nothing has none. */
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
      // Storage is off, or full: the form itself still holds what was written.
    }
  },
  forget(): void {
    contactDraft.keep({});
  },
};
