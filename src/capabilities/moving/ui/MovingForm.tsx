import { useEffect, useRef, useState } from 'react';
import { buildPath } from '#kernel/paths/paths.ts';
import { prepareHumanToken } from '#kit/bot-check/human-token.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { PhoneField } from '#kit/design/fields/phone/PhoneField.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Form } from '#kit/forms/Form.tsx';
import { useFormValue } from '#kit/forms/useFormValue.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { MOVING_LIMITS } from '../moving.input.ts';
import { useMovingForm } from './useMovingForm.ts';

/** Asks for help with a move, for visitors and members. @source docs/reference/screens.md, "Moving" */
export function MovingForm() {
  const { locale, text } = useLocale();
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <p className="rounded-md bg-mist px-4 py-3 font-medium not-noscript:hidden">
        {text('moving.needsScript')}{' '}
        <a href={buildPath('contact', locale)} className="text-lake underline underline-offset-4">
          {text('moving.contact')}
        </a>
      </p>
      {isSent ? <Sent onAnother={() => setIsSent(false)} /> : <Fields onSent={() => setIsSent(true)} />}
    </>
  );
}

function Fields({ onSent }: { onSent: () => void }) {
  const { text } = useLocale();
  const viewer = useViewer();
  const form = useMovingForm(onSent);
  const { value: phone, ...phoneField } = useFormValue(form, 'phone');
  // The bot check is solved while the form is filled in.
  const prepare = (): void => void (viewer || prepareHumanToken('requestMoving'));
  const place = { maxLength: MOVING_LIMITS.place, placeholder: text('moving.placeHint'), required: true } as const;
  return (
    <div className="noscript:hidden">
      <Form form={form} submitText={text('moving.send')}>
        <div className="grid gap-5 tablet:grid-cols-2">
          <TextField {...form.field('fromPlace')} {...place} label={text('moving.fromPlace')} onFocus={prepare} />
          <TextField {...form.field('toPlace')} {...place} label={text('moving.toPlace')} />
          <TextField
            {...form.field('movingOn')}
            label={text('moving.movingOn')}
            hint={text('moving.dayHint')}
            type="date"
            required
          />
          <TextField
            {...form.field('name')}
            label={text('moving.name')}
            autoComplete="name"
            onFocus={prepare}
            required
          />
          <TextField
            {...form.field('email')}
            label={text('moving.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            required
          />
          <PhoneField {...phoneField} value={phone} label={text('moving.phone')} required={false} autoComplete="tel" />
        </div>
      </Form>
    </div>
  );
}

/** Takes the focus, so that a screen reader announces it. */
function Sent({ onAnother }: { onAnother: () => void }) {
  const { text } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-3 rounded-md bg-lake-tint p-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {text('moving.sent')}
      </h2>
      <p>{text('moving.sentText')}</p>
      <Button variant="secondary" onClick={onAnother}>
        {text('moving.another')}
      </Button>
    </div>
  );
}
