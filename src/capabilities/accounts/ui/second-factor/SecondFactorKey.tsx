import { ConfirmSecondFactorDocument, type StartSecondFactorMutation } from '#generated/operations.ts';
import { z } from '#kernel/schema.ts';
import { QrCode } from '#kit/design/charts/QrCode.tsx';
import { Form } from '#kit/forms/Form.tsx';
import { useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { atFieldErrors } from '../at-field-errors.ts';
import { CodeField } from '../CodeField.tsx';
import { codeInput } from '../code-input.ts';
import { type OnSignInEnded, unlessEnded } from '../sign-in-ended.ts';
import { CopyButton } from './CopyButton.tsx';

type SecondFactorKeyProps = {
  secondFactor: StartSecondFactorMutation['startSecondFactor'];
  onConfirmed: (recoveryCodes: readonly string[]) => void;
  onEnded: OnSignInEnded | undefined;
};

/** Key for the authenticator app, to scan or to type, with the field for the first code. */
export function SecondFactorKey({ secondFactor: { secret, uri }, onConfirmed, onEnded }: SecondFactorKeyProps) {
  const { text } = useLocale();
  const form = useSchemaForm(z.object({ code: codeInput }), {
    send: async ({ code }) => {
      const confirmed = await unlessEnded(
        text,
        execute(ConfirmSecondFactorDocument, { code }).catch(atFieldErrors({ code: 'code' })),
        onEnded,
      );
      if (confirmed) onConfirmed(confirmed.confirmSecondFactor);
    },
  });
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-start gap-5">
        <QrCode text={uri} className="size-44 rounded-sm" />
        <div className="flex min-w-48 flex-1 flex-col items-start gap-3">
          <p>{text('account.totp.scan')}</p>
          <p className="text-sm text-muted">{text('account.totp.type')}</p>
          <code className="font-sans tracking-wide tabular-nums">{inGroups(secret)}</code>
          <CopyButton value={secret} />
        </div>
      </div>
      <Form form={form} submitText={text('account.totp.confirm')}>
        <CodeField {...form.field('code')} inputMode="numeric" hint={text('account.totp.codeHint')} />
      </Form>
    </div>
  );
}

/** The key in groups of four letters, which are easier to read. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
