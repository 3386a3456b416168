import { useEffect, useRef, useState } from 'react';
import { prepareHumanToken } from '#kit/bot-check/human-token.ts';
import { RadioGroup } from '#kit/design/fields/choices/RadioGroup.tsx';
import { PhoneField } from '#kit/design/fields/phone/PhoneField.tsx';
import { TextArea } from '#kit/design/fields/TextArea.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Form } from '#kit/forms/Form.tsx';
import { useFormValue } from '#kit/forms/useFormValue.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { REPORT_REASONS } from '../report.ts';
import { useReportForm } from './useReportForm.ts';

type ReportFormProps = {
  /** Public id of the listing; null for a problem with the site. */
  offerId: number | null;
  /** Link back to the page before. */
  back: { href: string; words: string };
};

/** Form for a problem with a listing, for visitors and members. @source docs/reference/screens.md, "Report a problem" */
export function ReportForm({ offerId, back }: ReportFormProps) {
  const { text } = useLocale();
  const [isSent, setIsSent] = useState(false);
  return (
    <>
      <p className="rounded-md bg-mist px-4 py-3 font-medium not-noscript:hidden">{text('report.needsScript')}</p>
      {isSent ? <Sent back={back} /> : <Fields offerId={offerId} onSent={() => setIsSent(true)} />}
    </>
  );
}

function Fields({ offerId, onSent }: { offerId: number | null; onSent: () => void }) {
  const { text } = useLocale();
  const viewer = useViewer();
  const form = useReportForm(offerId, onSent);
  const { error: _, onBlur: _blur, ref: _ref, ...reason } = useFormValue(form, 'reason');
  const { value: phone, ...phoneField } = useFormValue(form, 'phoneNumber');
  // The bot check's puzzle is solved while the visitor types.
  const prepare = (): void => void (viewer || prepareHumanToken('createReportOfferProblem'));
  const reasons = REPORT_REASONS.map((value) => ({ value, label: text(`report.reason.${value}`) }));
  return (
    <div className="noscript:hidden">
      <Form form={form} submitText={text('report.send')}>
        <RadioGroup label={text('report.reason')} choices={reasons} name="reason" {...reason} />
        <TextArea
          {...form.field('description')}
          onFocus={prepare}
          label={text('report.description')}
          hint={text('report.descriptionHint')}
          required
        />
        <div className="grid gap-5 tablet:grid-cols-2">
          <TextField
            {...form.field('firstName')}
            label={text('report.firstName')}
            autoComplete="given-name"
            onFocus={prepare}
            required
          />
          <TextField {...form.field('lastName')} label={text('report.lastName')} autoComplete="family-name" required />
          <TextField
            {...form.field('email')}
            label={text('report.email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            hint={text('report.emailHint')}
            required
          />
          <PhoneField {...phoneField} value={phone} label={text('report.phone')} required={false} autoComplete="tel" />
        </div>
      </Form>
    </div>
  );
}

/** Confirmation; takes the focus, so that it is noticed. */
function Sent({ back }: Pick<ReportFormProps, 'back'>) {
  const { text } = useLocale();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col items-start gap-3 rounded-md bg-lake-tint p-5">
      <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
        {text('report.sent')}
      </h2>
      <p>{text('report.sentText')}</p>
      <a href={back.href} className="py-2 font-medium text-lake-hover underline underline-offset-4">
        {back.words}
      </a>
    </div>
  );
}
