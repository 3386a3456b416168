import { useEffect } from 'react';
import { hasWaitingAction } from '#capabilities/favourites/ui/waiting-action.ts';
import { reportFailure } from '#kit/graphql/execute.ts';
import { withTexts } from '#kit/i18n/loaded-texts.ts';

/** Whoever wished something for a home as a visitor finds it done after signing in, by whatever way they came in. */
export function useWaitingAction(): void {
  useEffect(() => {
    if (!hasWaitingAction()) return;
    withTexts('favourites', import('#capabilities/favourites/ui/change-home.ts')).then(
      ({ runWaitingAction }) => runWaitingAction(),
      reportFailure,
    );
  }, []);
}
