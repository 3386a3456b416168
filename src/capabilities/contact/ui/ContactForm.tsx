import { useEffect, useRef, useState } from 'react';
import { prepareHumanToken } from '#kit/bot-check/human-token.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { TextArea } from '#kit/design/fields/TextArea.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Form } from '#kit/forms/Form.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { CONTACT_LIMITS } from '../contact.input.ts';
import { useContactForm } from './useContactForm.ts';

/** Form for a message to the operator. Without scripts, only the address beside it is shown. @source docs/reference/screens.md, "Contact" */
export function ContactForm() {
  const { text } = useLocale();
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <p className="rounded-md bg-mist px-4 py-3 font-medium not-noscript:hidden">{text('contact.needsScript')}</p>
      {isSent ? <Sent onAnother={() => setIsSent(false)} /> : <Fields onSent={() => setIsSent(true)} />}
    </>
  );
}

function Fields({ onSent }: { onSent: () => void }) {
  const { text } = useLocale();
  const viewer = useViewer();
  const form = useContactForm(onSent);
  // The bot check is solved while the visitor writes.
  const prepare = (): void => void (viewer || prepareHumanToken('contact'));
  return (
    <div className="noscript:hidden">
      <Form form={form} submitText={text('contact.send')}>
        <div className="grid gap-5 tablet:grid-cols-2">
          <TextField
            {...form.field('name')}
            onFocus={prepare}
            label={text('contact.name')}
            autoComplete="name"
            required
          />
          <TextField
            {...form.field('email')}
            label={text('contact.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            hint={text('contact.emailHint')}
            required
          />
        </div>
        <TextField
          {...form.field('subject')}
          label={text('contact.subject')}
          autoComplete="off"
          maxLength={CONTACT_LIMITS.subject}
          required
        />
        <TextArea
          {...form.field('message')}
          onFocus={prepare}
          label={text('contact.message')}
          className="min-h-44"
          required
        />
      </Form>
    </div>
  );
}

/** Confirmation of a sent message. It takes the focus, so that the visitor notices it. */
function Sent({ onAnother }: { onAnother: () => void }) {
  const { text } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-3 rounded-md bg-lake-tint p-5">
      <h3 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {text('contact.sent')}
      </h3>
      <p>{text('contact.sentText')}</p>
      <Button variant="secondary" onClick={onAnother}>
        {text('contact.another')}
      </Button>
    </div>
  );
}
