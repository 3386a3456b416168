import { useEffect } from 'react';
import { hasWish } from '#capabilities/favourites/ui/waiting-wish.ts';
import { reportFailure } from '#kit/graphql/execute.ts';
import { withTexts } from '#kit/i18n/loaded-texts.ts';

/** Whoever wished something for a home as a visitor finds it done after signing in, by whatever way they came in. */
export function useWaitingWish(): void {
  useEffect(() => {
    if (!hasWish()) return;
    withTexts('favourites', import('#capabilities/favourites/ui/change-home.ts')).then(
      ({ fulfilWish }) => fulfilWish(),
      reportFailure,
    );
  }, []);
}
