import { useRouterState } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { buildPath } from '#kernel/paths/paths.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { redirectOf } from '../../account.links.ts';

/** Handlers of a dialog for the links between login and registration; on a page they are plain links. */
export type OtherWays = {
  /** Shows the other form in the same dialog. */
  onSwitch?: () => void;
  /** Called before the page is left. */
  onLeave?: () => void;
};

type OtherWayLinkProps = OtherWays & { screen: 'login' | 'register'; question: string };

/**
 * Link between login and registration. It retains the redirect target.
 *
 * @source docs/reference/permissions.md, "Pages of the workspace"
 */
export function OtherWayLink({ screen, question, onSwitch }: OtherWayLinkProps) {
  const { text, locale } = useLocale();
  const wanted = useRouterState({ select: ({ location }) => redirectOf(location.searchStr) });
  const query = wanted === null ? '' : `?${new URLSearchParams({ redirectUrl: wanted })}`;
  const follow = (event: MouseEvent): void => {
    if (!onSwitch) return;
    event.preventDefault();
    onSwitch();
  };
  return (
    <span>
      {question}{' '}
      <a href={buildPath(screen, locale) + query} onClick={follow} className={LINK_CLASSES}>
        {text(`account.${screen}.title`)}
      </a>
    </span>
  );
}

/** Link to the page for a forgotten password. */
export function ForgotLink({ onLeave }: OtherWays) {
  const { text, locale } = useLocale();
  return (
    <a href={buildPath('forgotPassword', locale)} onClick={onLeave} className={LINK_CLASSES}>
      {text('account.forgot.link')}
    </a>
  );
}

const LINK_CLASSES = 'inline-block py-1 font-medium text-lake underline underline-offset-4';
