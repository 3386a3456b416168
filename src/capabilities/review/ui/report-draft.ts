import { BRAND } from '#kernel/brand.ts';
import { DAY_MS } from '#kernel/time.ts';
import type { ReportInput } from '../review.input.ts';

/** Storage key of an unsent report. @source docs/reference/workspace.md, "Drafts" */
const KEY = `${BRAND.storagePrefix}report_draft`;
/** Lifetime of a draft, milliseconds. */
const LONGEST_MS = 7 * DAY_MS;

/** Field values of an unsent report. */
export type ReportDraft = Partial<Record<keyof ReportInput, string>>;

const FIELDS = ['reason', 'description', 'firstName', 'lastName', 'email', 'phoneNumber'] as const;

/** The draft about a listing in a stored text; null for any other content, or another listing. */
export function readReportDraft(text: string | null, offerId: number | null, nowMs: number): ReportDraft {
  try {
    const stored = JSON.parse(text ?? 'null') as { savedMs?: unknown; [field: string]: unknown } | null;
    const ageMs = nowMs - Number(stored?.savedMs);
    if (!stored || stored.offerId !== offerId || !(ageMs >= 0 && ageMs < LONGEST_MS)) return {};
    return Object.fromEntries(
      FIELDS.flatMap((field) => (typeof stored[field] === 'string' ? [[field, stored[field]]] : [])),
    );
  } catch {
    return {};
  }
}

/** A draft as text; null for an empty one. */
export const writeReportDraft = (draft: ReportDraft, offerId: number | null, nowMs: number): string | null =>
  draft.description ? JSON.stringify({ ...draft, offerId, savedMs: nowMs }) : null;

/** The draft of this browser; none without storage. */
export const reportDraft = {
  read(offerId: number | null): ReportDraft {
    try {
      return readReportDraft(localStorage.getItem(KEY), offerId, Date.now());
    } catch {
      return {};
    }
  },
  keep(draft: ReportDraft, offerId: number | null): void {
    try {
      const text = writeReportDraft(draft, offerId, Date.now());
      if (text === null) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, text);
    } catch {
      // Storage is disabled, or full: the form itself still holds the values.
    }
  },
  forget(): void {
    reportDraft.keep({}, null);
  },
};
