import { useEffect, useState } from 'react';
import { LocationSuggestionsDocument, type PlaceChoiceFragment } from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import { execute } from '#kit/graphql/execute.ts';

/** Pause after a key before asking, so that a word asks once or twice. */
const TYPING_PAUSE_MS = 120;
/** An answer that takes longer will not come. */
const PATIENCE_MS = 8_000;
const SUGGESTIONS = 8;

/** Places for a text; null where they could not be learnt. */
type Suggestions = { text: string; places: readonly PlaceChoiceFragment[] | null };

/** What is known about the places of a text. */
export type LocationSuggestions = {
  /** null until there is an answer; while another is on its way, those of the text before. */
  places: readonly PlaceChoiceFragment[] | null;
  isLoading: boolean;
  /** The answer did not come. */
  hasFailed: boolean;
  askAgain: () => void;
};

/**
 * Places for a text as it is typed; without text the best-known towns. The answer to an older text never replaces that
 * of a newer one; until the new one is there, the last one stays.
 *
 * @param text null while nobody asks
 */
export function useLocationSuggestions(text: string | null, locale: Locale): LocationSuggestions {
  const [answer, setAnswer] = useState<Suggestions | null>(null);
  const wanted = text?.trim() ?? null;
  const isKnown = answer?.text === wanted;

  useEffect(() => {
    if (wanted === null || isKnown) return;
    let isOutdated = false;
    const settle = (places: readonly PlaceChoiceFragment[] | null): void => {
      if (!isOutdated) setAnswer({ text: wanted, places });
    };
    const ask = (): void => {
      execute(LocationSuggestionsDocument, { text: wanted, limit: SUGGESTIONS, locale }).then(
        ({ locations }) => settle(locations),
        () => settle(null),
      );
    };
    const asking = setTimeout(ask, wanted === '' ? 0 : TYPING_PAUSE_MS);
    const givingUp = setTimeout(() => settle(null), PATIENCE_MS);
    return () => {
      isOutdated = true;
      clearTimeout(asking);
      clearTimeout(givingUp);
    };
  }, [wanted, locale, isKnown]);

  return {
    places: answer?.places ?? null,
    isLoading: wanted !== null && !isKnown,
    hasFailed: isKnown && answer?.places === null,
    askAgain: () => setAnswer(null),
  };
}
