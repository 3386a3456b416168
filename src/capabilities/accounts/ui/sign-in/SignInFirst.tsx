import type { ReactNode } from 'react';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { loginPath } from '../../account.links.ts';

type SignInFirstProps = {
  /** Path to return to. */
  wanted: string;
  children: ReactNode;
};

/** Notice that an action is for members only, with a link to the login that returns here. */
export function SignInFirst({ wanted, children }: SignInFirstProps) {
  const { text, locale } = useLocale();
  return (
    <>
      <p>{children}</p>
      <LinkButton href={loginPath(locale, wanted)} className="self-start">
        {text('account.login.title')}
      </LinkButton>
    </>
  );
}
