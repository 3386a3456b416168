import { type DraftSchema, draftStore, textFields } from '#kit/drafts/draft-store.ts';
import { FORM_DRAFT_MS, type FormDraft, type FormFields } from '#kit/drafts/form-draft.ts';

const FIELDS = ['reason', 'description', 'firstName', 'lastName', 'email', 'phoneNumber'] as const;
type ReportField = (typeof FIELDS)[number];

/** A draft and its listing; null for a report about none. */
type StoredReport = FormFields<ReportField> & { offerId: number | null };

const texts = textFields(FIELDS);

const schema: DraftSchema<StoredReport> = {
  safeParse: (stored) => {
    const { offerId } = (stored ?? {}) as { offerId?: unknown };
    const fields = texts.safeParse(stored);
    if (!fields.success || (offerId !== null && typeof offerId !== 'number')) return { success: false };
    return { success: true, data: { ...fields.data, offerId } };
  },
};

const store = draftStore({ prefix: 'report_', schema, longestMs: FORM_DRAFT_MS });

/** The unsent report of this browser, if it is about this listing. A draft without a description is not stored. */
export const reportDraft = (offerId: number | null): FormDraft<ReportField> => ({
  fields: FIELDS,
  read: () => {
    const { offerId: about = null, ...draft } = store.read('draft') ?? {};
    return about === offerId ? draft : {};
  },
  keep: (draft) => void store.write('draft', draft.description ? { ...draft, offerId } : null),
  forget: () => void store.write('draft', null),
});
