import { useEffect } from 'react';
import { hasWaitingAction } from '#capabilities/favourites/ui/waiting-action.ts';
import { reportFailure } from '#kit/graphql/execute.ts';
import { withTexts } from '#kit/i18n/loaded-texts.ts';

/** Runs the action on a home that a visitor chose before signing in, in whichever way they signed in. */
export function useWaitingAction(): void {
  useEffect(() => {
    if (!hasWaitingAction()) return;
    withTexts('favourites', import('#capabilities/favourites/ui/change-home.ts')).then(
      ({ runWaitingAction }) => runWaitingAction(),
      reportFailure,
    );
  }, []);
}
