import type { ReactNode } from 'react';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { loginPath } from '../../account.links.ts';

type SignInAndReturnProps = {
  /** Path to return to. */
  wanted: string;
  registerText: string;
  /** Reason for the sign-in. */
  children: ReactNode;
};

/** Login and registration before a mailed link can be used; both return to the link. */
export function SignInAndReturn({ wanted, registerText, children }: SignInAndReturnProps) {
  const { text, locale } = useLocale();
  const registerHref = `${buildPath('register', locale)}?${new URLSearchParams({ redirectUrl: wanted })}`;
  return (
    <>
      <p>{children}</p>
      <div className="flex flex-wrap gap-3">
        <LinkButton href={loginPath(locale, wanted)}>{text('account.login.title')}</LinkButton>
        <LinkButton href={registerHref} variant="secondary">
          {registerText}
        </LinkButton>
      </div>
    </>
  );
}
