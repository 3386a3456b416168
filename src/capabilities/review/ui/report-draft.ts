import { DAY_MS } from '#kernel/time.ts';
import { type DraftSchema, draftStore, textFields } from '#kit/drafts/draft-store.ts';
import type { ReportInput } from '../review.input.ts';

/** Field values of an unsent report. */
export type ReportDraft = Partial<Record<keyof ReportInput, string>>;

/** A draft and its listing; null for a report about none. */
type StoredReport = ReportDraft & { offerId: number | null };

const fields = textFields(['reason', 'description', 'firstName', 'lastName', 'email', 'phoneNumber']);

const schema: DraftSchema<StoredReport> = {
  safeParse: (stored) => {
    const { offerId } = (stored ?? {}) as { offerId?: unknown };
    const texts = fields.safeParse(stored);
    if (!texts.success || (offerId !== null && typeof offerId !== 'number')) return { success: false };
    return { success: true, data: { ...texts.data, offerId } };
  },
};

const store = draftStore({ prefix: 'report_', schema, longestMs: 7 * DAY_MS });

/** The draft of this browser, about one listing. A draft without a description is not stored. */
export const reportDraft = {
  read(offerId: number | null): ReportDraft {
    const { offerId: about = null, ...draft } = store.read('draft') ?? {};
    return about === offerId ? draft : {};
  },
  keep: (draft: ReportDraft, offerId: number | null): boolean =>
    store.write('draft', draft.description ? { ...draft, offerId } : null),
  forget: (): boolean => store.write('draft', null),
};
