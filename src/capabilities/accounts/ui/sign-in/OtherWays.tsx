import { useRouterState } from '@tanstack/react-router';
import type { MouseEvent } from 'react';
import { buildPath } from '#kernel/paths/paths.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { redirectOf } from '../../account.links.ts';

/** What a dialog does with the links between the ways in; on a page they are plain links. */
export type OtherWays = {
  /** Shows the other form where this one stands. */
  onSwitch?: () => void;
  /** The page is about to be left. */
  onLeave?: () => void;
};

type OtherWayLinkProps = OtherWays & { screen: 'login' | 'register'; question: string };

/**
 * From signing in to signing up, and back; where somebody wanted to go comes along.
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

/** To the page for those who forgot their password. */
export function ForgotLink({ onLeave }: OtherWays) {
  const { text, locale } = useLocale();
  return (
    <a href={buildPath('forgotPassword', locale)} onClick={onLeave} className={LINK_CLASSES}>
      {text('account.forgot.link')}
    </a>
  );
}

const LINK_CLASSES = 'inline-block py-1 font-medium text-lake underline underline-offset-4';
