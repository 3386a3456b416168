import type { ReactNode } from 'react';
import { builtPath } from '#kernel/paths/built-path.ts';
import { Role } from '#kernel/roles.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { openSignIn, type SignInDialogName } from '#kit/viewer/sign-in-store.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { alertQuota, LARGEST_QUOTA } from '../alert-quota.ts';

type QuotaReachedProps = {
  limit: number;
  used: number;
  /** Further actions, shown before the actions that lead to a larger quota. */
  children?: ReactNode;
  /** Called before a sign-in dialog opens. */
  onSignIn?: () => void;
};

/** Tier of a new account. */
const FIRST_TIER = Role.Bronze;

/** Notice that the quota of saved searches is reached, with the ways to get more. */
export function QuotaReached({ limit, used, children, onSignIn }: QuotaReachedProps) {
  const { text, locale } = useLocale();
  const viewer = useViewer();
  const plans = viewer !== null && limit < LARGEST_QUOTA ? builtPath('proOffers', locale) : null;
  const words = viewer === null ? 'visitor' : plans ? 'plan' : 'most';
  const more = viewer === null ? alertQuota(FIRST_TIER) : LARGEST_QUOTA;
  const signIn = (dialog: SignInDialogName): void => {
    onSignIn?.();
    openSignIn(dialog);
  };
  return (
    <div className="flex flex-col gap-3">
      <p>{text(`alerts.full.${words}`, { limit, used, more })}</p>
      <div className="flex flex-wrap gap-3">
        {words === 'visitor' && (
          <>
            <Button size="small" onClick={() => signIn('register')}>
              {text('alerts.full.register')}
            </Button>
            <Button variant="secondary" size="small" onClick={() => signIn('login')}>
              {text('alerts.signIn')}
            </Button>
          </>
        )}
        {children}
        {plans && (
          <LinkButton href={plans} variant="secondary" size="small">
            {text('alerts.full.plans')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
