import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { SendMessageDocument } from '#generated/operations.ts';
import type { z } from '#kernel/schema.ts';
import { asHuman } from '#kit/bot-check/human-token.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { type SchemaForm, useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { postGraphql } from '#kit/graphql/transport.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { messageKeyFor } from '../message-key.ts';
import { type Addressee, homeDraft } from './home-draft.ts';
import { EMPTY_MESSAGE, type HomeMessage, memberForm, visitorForm } from './home-message.form.ts';
import { enquiryText, type StartingTexts, withDesiredDay } from './starting-text.ts';

/** A message that the server has stored. */
export interface SentHomeMessage {
  conversationId: number;
  /** Whether a moderator checks the message before delivery. */
  isBeingChecked: boolean;
  /** Address for the answer. */
  email: string;
}

/** The form, and whether it was filled from a stored draft. */
export interface HomeMessageForm {
  form: SchemaForm<HomeMessage>;
  isRestored: boolean;
}

/**
 * The form for a message to the advertiser. The browser stores the draft until the server has the message; retries use
 * one idempotency key.
 *
 * @param onSent called once the server has the message
 */
export function useHomeMessage(
  to: Addressee,
  texts: StartingTexts,
  onSent: (sent: SentHomeMessage) => void,
): HomeMessageForm {
  const viewer = useViewer();
  const by = viewer?.id ?? null;
  const [begun] = useState(() => homeDraft.read(to, by));
  const used = useRef(begun.used);
  const form = useSchemaForm(viewer ? MEMBER : visitorForm, {
    defaultValues: {
      ...EMPTY_MESSAGE,
      phone: viewer?.phone ?? '',
      text: enquiryText(texts, 'visit'),
      ...begun.message,
    },
    send: async (message) => {
      const text = withDesiredDay(message.text, message.day, texts);
      used.current = messageKeyFor(text, used.current);
      // The draft is stored before sending, so that the key survives when the page is closed meanwhile.
      homeDraft.keep(to, by, { message, used: used.current });
      const { phone, email, firstName, lastName } = message;
      const common = { objectId: to.id, objectType: to.kind, text, phone, key: used.current.key };
      const answer = viewer
        ? await postGraphql(SendMessageDocument, common)
        : await asHuman('createMessage', (shown) =>
            postGraphql(SendMessageDocument, { ...common, email, firstName, lastName }, undefined, shown),
          );
      used.current = null;
      homeDraft.keep(to, by, null);
      toasts.show('success', 'message', { text: 'messages.sent' });
      const { conversationId, isBeingChecked } = answer.createMessage;
      onSent({ conversationId, isBeingChecked, email: viewer?.email ?? email });
    },
  });
  const values = useWatch({ control: form.control });
  const written = useRef(values);
  useEffect(() => {
    // Unchanged values and values that were sent are not stored as a draft.
    if (written.current === values) return;
    written.current = values;
    homeDraft.keep(to, by, { message: values, used: used.current });
  }, [values, to, by]);
  return { form, isRestored: begun.message.text !== undefined };
}

/** Names and address of members are not fields. */
const MEMBER = memberForm as unknown as z.ZodType<HomeMessage, HomeMessage>;
