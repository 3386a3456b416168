import { useState } from 'react';
import { RequestMovingDocument } from '#generated/operations.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { asHuman } from '#kit/bot-check/human-token.ts';
import { useFormDraft } from '#kit/forms/useFormDraft.ts';
import { type SchemaForm, useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { postGraphql } from '#kit/graphql/transport.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { type MovingValues, movingInput } from '../moving.input.ts';
import { movingDraft } from './moving-draft.ts';

/**
 * The form for help with a move. The browser stores what is written until it was sent; members find their name, address and number
 * filled in.
 *
 * @param onSent called once the request is stored
 */
export function useMovingForm(onSent: () => void): SchemaForm<MovingValues> {
  const viewer = useViewer();
  const [schema] = useState(() => movingInput(swissDay(new Date())));
  const form = useSchemaForm(schema, {
    defaultValues: { phone: '' },
    send: async ({ phone, ...details }) => {
      const request = { ...details, phone: phone ?? null };
      if (viewer) await postGraphql(RequestMovingDocument, request);
      else await asHuman('requestMoving', (shown) => postGraphql(RequestMovingDocument, request, undefined, shown));
      forgetDraft();
      onSent();
    },
  });
  const forgetDraft = useFormDraft(form, movingDraft, known);
  return form;
}

/** Fields that a member's profile fills. */
const known = ({ firstName, lastName, email, phone }: Viewer) => ({
  ...{ name: `${firstName} ${lastName}`.trim(), email },
  ...(phone && { phone }),
});
