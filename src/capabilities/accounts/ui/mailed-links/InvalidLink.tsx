import type { ReactNode } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { AccountCard } from '../AccountCard.tsx';

/** Notice of an invalid link. @param children action to get another one */
export function InvalidLink({ children }: { children: ReactNode }) {
  const { text } = useLocale();
  return (
    <AccountCard key="invalid" title={text('account.link.invalid')} isNews>
      <p>{text('error.token.invalid')}</p>
      {children}
    </AccountCard>
  );
}
