import type { ReactNode } from 'react';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { loginPath } from '../../account.links.ts';

type SignInFirstProps = {
  /** Path to come back to. */
  wanted: string;
  children: ReactNode;
};

/** Something that only members can do: why, and the way to the login and back. */
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
