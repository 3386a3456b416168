import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { RequestMovingDocument } from '#generated/operations.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { asHuman } from '#kit/bot-check/human-token.ts';
import { type SchemaForm, useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { postGraphql } from '#kit/graphql/transport.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { type MovingValues, movingInput } from '../moving.input.ts';
import { MOVING_FIELDS, type MovingDraft, movingDraft } from './moving-draft.ts';

/**
 * The form for help with a move. The browser stores what is written until it was sent; members find their name, address and number
 * filled in.
 *
 * @param onSent called once the request is stored
 */
export function useMovingForm(onSent: () => void): SchemaForm<MovingValues> {
  const viewer = useViewer();
  const [isRestored, setIsRestored] = useState(false);
  const isSent = useRef(false);
  const [schema] = useState(() => movingInput(swissDay(new Date())));
  const form = useSchemaForm(schema, {
    defaultValues: { phone: '' },
    send: async ({ phone, ...details }) => {
      const request = { ...details, phone: phone ?? null };
      if (viewer) await postGraphql(RequestMovingDocument, request);
      else await asHuman('requestMoving', (shown) => postGraphql(RequestMovingDocument, request, undefined, shown));
      isSent.current = true;
      movingDraft.write({});
      onSent();
    },
  });
  const { control, setValue } = form;
  const values = useWatch({ control });

  // Text that was typed, or that the browser filled in, before the scripts came wins over the draft.
  useEffect(() => {
    const stored = movingDraft.read();
    const own: MovingDraft = viewer ? known(viewer) : {};
    for (const field of MOVING_FIELDS) {
      const value = stored[field] || own[field];
      if (value && !control._formValues[field]) setValue(field, value);
    }
    setIsRestored(true);
  }, [viewer, control, setValue]);
  useEffect(() => {
    if (isRestored && !isSent.current) movingDraft.write(values as MovingDraft);
  }, [isRestored, values]);
  return form;
}

/** Fields that a member's profile fills. */
const known = ({ firstName, lastName, email, phone }: Viewer): MovingDraft => ({
  ...{ name: `${firstName} ${lastName}`.trim(), email },
  ...(phone && { phone }),
});
