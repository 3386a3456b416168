import type { ReactNode } from 'react';
import { AppError } from '#kernel/app-error.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { AccountCard } from '../AccountCard.tsx';

/** Whether a mail's link is wrong, used or expired: there is one answer for all three. */
export const isInvalidLink = (error: unknown): boolean =>
  error instanceof AppError && error.messageId === 'error.token.invalid';

/** A link that does not hold. @param children the way to another one */
export function InvalidLink({ children }: { children: ReactNode }) {
  const { text } = useLocale();
  return (
    <AccountCard key="invalid" title={text('account.link.invalid')} isNews>
      <p>{text('error.token.invalid')}</p>
      {children}
    </AccountCard>
  );
}
