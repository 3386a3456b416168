import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { ReportProblemDocument } from '#generated/operations.ts';
import type { z } from '#kernel/schema.ts';
import { asHuman } from '#kit/bot-check/human-token.ts';
import { type SchemaForm, useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { postGraphql } from '#kit/graphql/transport.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { reportInput } from '../review.input.ts';
import { type ReportDraft, reportDraft } from './report-draft.ts';

/** Field values of the form. */
export type ReportValues = z.input<typeof reportInput>;

const FIELDS = ['reason', 'description', 'firstName', 'lastName', 'email', 'phoneNumber'] as const;

/**
 * The form for a problem with a listing. The browser stores the values until they are sent; known data of members
 * is filled in.
 *
 * @param onSent called once the server has stored it
 */
export function useReportForm(offerId: number | null, onSent: () => void): SchemaForm<ReportValues> {
  const viewer = useViewer();
  const [isRestored, setIsRestored] = useState(false);
  const isSent = useRef(false);
  const form = useSchemaForm(reportInput, {
    defaultValues: { reason: 'wrongDetails', phoneNumber: '' },
    send: async ({ phoneNumber, ...report }) => {
      const input = { ...report, phoneNumber: phoneNumber ?? null, offerId };
      if (viewer) await postGraphql(ReportProblemDocument, input);
      else
        await asHuman('createReportOfferProblem', (shown) =>
          postGraphql(ReportProblemDocument, input, undefined, shown),
        );
      isSent.current = true;
      reportDraft.forget();
      onSent();
    },
  });
  const { control, setValue } = form;
  const values = useWatch({ control });

  // Values typed or autofilled before hydration take precedence over stored ones.
  useEffect(() => {
    const stored = reportDraft.read(offerId);
    const own: ReportDraft = viewer ? known(viewer) : {};
    for (const field of FIELDS) {
      const value = stored[field] || own[field];
      if (value && (field === 'reason' || !control._formValues[field])) setValue(field, value as never);
    }
    setIsRestored(true);
  }, [offerId, viewer, control, setValue]);
  useEffect(() => {
    if (isRestored && !isSent.current) reportDraft.keep(values as ReportDraft, offerId);
  }, [isRestored, values, offerId]);
  return form;
}

/** Known data of a member. */
const known = ({ firstName, lastName, email, phone }: Viewer): ReportDraft => ({
  firstName,
  lastName,
  email,
  ...(phone && { phoneNumber: phone }),
});
