import type { ComponentProps, MouseEvent } from 'react';
import { buildPath } from '#kernel/paths/paths.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { openSignIn, type SignInDialogName } from '#kit/viewer/sign-in-store.ts';

type SignInLinkProps = Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: SignInDialogName };

/**
 * A link to a sign-in page, which opens as a dialog over the current page where scripts run.
 *
 * @source docs/reference/screens.md, "Header"
 */
export function SignInLink({ to, ...link }: SignInLinkProps) {
  const { locale } = useLocale();
  const open = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    openSignIn(to);
  };
  return <a {...link} href={buildPath(to, locale)} onClick={open} />;
}

/** Whether a click on a link only follows it: no other window, no other button. */
const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
