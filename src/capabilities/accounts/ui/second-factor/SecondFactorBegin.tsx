import { useState } from 'react';
import { StartSecondFactorDocument, type StartSecondFactorMutation } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { z } from '#kernel/schema.ts';
import { PasswordField } from '#kit/design/fields/PasswordField.tsx';
import { Form } from '#kit/forms/Form.tsx';
import { useSchemaForm } from '#kit/forms/useSchemaForm.ts';
import { execute } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { atFieldErrors } from '../at-field-errors.ts';
import { type OnSignInEnded, unlessEnded } from '../sign-in-ended.ts';

/** A key for an authenticator app, from the API. */
export type SecondFactorKeyAnswer = StartSecondFactorMutation['startSecondFactor'];

const beginForm = z.object({ password: z.string().optional() });

type SecondFactorBeginProps = {
  onKey: (key: SecondFactorKeyAnswer) => void;
  onEnded: OnSignInEnded | undefined;
};

/** First step of the set-up. It requires the password when the sign-in is not fresh. */
export function SecondFactorBegin({ onKey, onEnded }: SecondFactorBeginProps) {
  const { text } = useLocale();
  const [needsPassword, setNeedsPassword] = useState(false);
  const form = useSchemaForm(beginForm, {
    send: async ({ password }) => {
      try {
        const proof = password ? { proof: 'password' } : {};
        const request = execute(StartSecondFactorDocument, { password: password ?? null }).catch(atFieldErrors(proof));
        const started = await unlessEnded(text, request, onEnded);
        if (started) onKey(started.startSecondFactor);
      } catch (error) {
        if (error instanceof AppError && error.messageId === 'error.auth.reauth') setNeedsPassword(true);
        throw error;
      }
    },
  });
  return (
    <Form form={form} submitText={text('account.totp.begin')}>
      {needsPassword && (
        <PasswordField
          label={text('account.password')}
          hint={text('account.totp.prove')}
          autoComplete="current-password"
          {...form.field('password')}
        />
      )}
    </Form>
  );
}
