import { VerifySecondFactorDocument } from '#generated/operations.ts';
import { z } from '#kernel/schema.ts';
import { Form } from '#kit/forms/Form.tsx';
import { useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { atFieldErrors } from '../at-field-errors.ts';
import { CodeField } from '../CodeField.tsx';
import { codeInput } from '../code-input.ts';
import { type OnSignInEnded, unlessEnded } from '../sign-in-ended.ts';

type SecondFactorCodeProps = {
  onDone: () => Promise<void>;
  onEnded: OnSignInEnded;
};

/** Second step of a sign-in, for a code of the authenticator app or a recovery code. */
export function SecondFactorCode({ onDone, onEnded }: SecondFactorCodeProps) {
  const { text } = useLocale();
  const form = useSchemaForm(z.object({ code: codeInput }), {
    send: async ({ code }) => {
      const verified = await unlessEnded(
        text,
        execute(VerifySecondFactorDocument, { code }).catch(atFieldErrors({ code: 'code' })),
        onEnded,
      );
      if (verified) await onDone();
    },
  });
  return (
    <div className="flex flex-col gap-5">
      <p>{text('account.code.text')}</p>
      <Form form={form} submitText={text('account.code.submit')} submitLook={{ className: 'w-full' }}>
        <CodeField {...form.field('code')} hint={text('account.code.recoveryHint')} />
      </Form>
    </div>
  );
}
