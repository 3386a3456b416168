import { useMemo } from 'react';
import { ReportProblemDocument } from '#generated/operations.ts';
import type { z } from '#kernel/schema.ts';
import { asHuman } from '#kit/bot-check/human-token.ts';
import { useFormDraft } from '#kit/forms/useFormDraft.ts';
import { type SchemaForm, useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { postGraphql } from '#kit/graphql/transport.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { reportInput } from '../review.input.ts';
import { reportDraft } from './report-draft.ts';

/** Field values of the form. */
export type ReportValues = z.input<typeof reportInput>;

/**
 * The form for a problem with a listing. The browser stores the values until they are sent; known data of members
 * is filled in.
 *
 * @param onSent called once the server has stored it
 */
export function useReportForm(offerId: number | null, onSent: () => void): SchemaForm<ReportValues> {
  const viewer = useViewer();
  const form = useSchemaForm(reportInput, {
    defaultValues: { reason: 'wrongDetails', phoneNumber: '' },
    send: async ({ phoneNumber, ...report }) => {
      const input = { ...report, phoneNumber: phoneNumber ?? null, offerId };
      if (viewer) await postGraphql(ReportProblemDocument, input);
      else
        await asHuman('createReportOfferProblem', (shown) =>
          postGraphql(ReportProblemDocument, input, undefined, shown),
        );
      forgetDraft();
      onSent();
    },
  });
  const draft = useMemo(() => reportDraft(offerId), [offerId]);
  const forgetDraft = useFormDraft(form, draft, known);
  return form;
}

/** Known data of a member. */
const known = ({ firstName, lastName, email, phone }: Viewer) => ({
  firstName,
  lastName,
  email,
  ...(phone && { phoneNumber: phone }),
});
