import { useEffect, useMemo, useState } from 'react';
import { swissDay } from '#kernel/swiss-day.ts';
import { prepareHumanToken } from '#kit/bot-check/human-token.ts';
import { Segmented } from '#kit/design/fields/choices/Segmented.tsx';
import { PhoneField } from '#kit/design/fields/phone/PhoneField.tsx';
import { TextArea } from '#kit/design/fields/TextArea.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Form } from '#kit/forms/Form.tsx';
import { useFormValue } from '#kit/forms/useFormValue.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import type { Addressee } from './home-draft.ts';
import { ENQUIRY_KINDS, type EnquiryKind, type StartingTexts, withEnquiryKind } from './starting-text.ts';
import { type HomeMessageForm as Fields, type SentHomeMessage, useHomeMessage } from './useHomeMessage.ts';

type HomeMessageFormProps = {
  to: Addressee;
  /** Starting texts in the language of the recipient. */
  texts: StartingTexts;
  /** Language of the texts, as a value of the attribute `lang`. */
  lang: string;
  onSent: (sent: SentHomeMessage) => void;
};

/** Form of a message to the advertiser. @source docs/reference/workspace.md, "Messages" */
export function HomeMessageForm({ to, texts, lang, onSent }: HomeMessageFormProps) {
  const { text } = useLocale();
  const { id, kind } = to;
  const addressee = useMemo(() => ({ id, kind }), [id, kind]);
  const { form, isRestored } = useHomeMessage(addressee, texts, onSent);
  const viewer = useViewer();
  // The puzzle of the bot check is solved in advance, while the visitor types.
  useEffect(() => {
    if (!viewer) void prepareHumanToken('createMessage');
  }, [viewer]);
  return (
    <>
      {isRestored && (
        <p role="note" className="mb-4 rounded-md bg-mist px-4 py-3 text-sm">
          {text('messages.contact.restored')}
        </p>
      )}
      <Form
        form={form}
        submitText={text('messages.contact.send')}
        submitLook={{ className: 'max-phablet:w-full' }}
        submitRow={STICKY_CLASSES}
      >
        <StartChoice form={form} texts={texts} />
        <TextArea
          {...form.field('text')}
          label={text('messages.contact.text')}
          lang={lang}
          className="min-h-40"
          required
        />
        {viewer ? (
          <OwnName name={`${viewer.firstName} ${viewer.lastName}`} email={viewer.email} />
        ) : (
          <Names form={form} />
        )}
        <div className="grid gap-5 phablet:grid-cols-2">
          <PhoneField {...useFormValue(form, 'phone')} label={text('messages.contact.phone')} required={false} />
          <TextField
            {...form.field('day')}
            type="date"
            min={swissDay(new Date())}
            label={text('messages.contact.day')}
            required={false}
          />
        </div>
        <p className="text-sm text-muted">{text('messages.contact.sees')}</p>
      </Form>
    </>
  );
}

/** On a phone the button stays at the foot of the dialog, over the padding of its content. */
const STICKY_CLASSES =
  'max-phablet:sticky max-phablet:-bottom-6 max-phablet:z-1 max-phablet:-mx-6 max-phablet:-mb-6 max-phablet:border-t ' +
  'max-phablet:border-line max-phablet:bg-surface max-phablet:px-6 max-phablet:py-4';

/** Choice of the first sentence. */
function StartChoice({ form, texts }: { form: Fields['form']; texts: StartingTexts }) {
  const { text } = useLocale();
  const letter = useFormValue(form, 'text');
  const [picked, setPicked] = useState<EnquiryKind | null>(null);
  const standing = ENQUIRY_KINDS.find((start) => letter.value.includes(texts.sentences[start]));
  return (
    <Segmented
      label={text('messages.start.label')}
      choices={ENQUIRY_KINDS.map((value) => ({ value, label: text(`messages.start.${value}.label`) }))}
      value={picked ?? standing ?? 'visit'}
      onValueChange={(start) => {
        setPicked(start);
        letter.onValueChange(withEnquiryKind(letter.value, start, texts));
      }}
    />
  );
}

function OwnName({ name, email }: { name: string; email: string }) {
  const { text } = useLocale();
  return <p className="text-sm">{text('messages.contact.asMember', { name: name.trim(), email })}</p>;
}

function Names({ form }: { form: Fields['form'] }) {
  const { text } = useLocale();
  return (
    <>
      <div className="grid gap-5 phablet:grid-cols-2">
        <TextField
          {...form.field('firstName')}
          label={text('messages.contact.firstName')}
          autoComplete="given-name"
          required
        />
        <TextField
          {...form.field('lastName')}
          label={text('messages.contact.lastName')}
          autoComplete="family-name"
          required={false}
        />
      </div>
      <TextField
        {...form.field('email')}
        label={text('messages.contact.email')}
        hint={text('messages.contact.emailHint')}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
      />
    </>
  );
}
