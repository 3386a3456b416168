import { useEffect, useState } from 'react';
import { LocationSuggestionsDocument, type PlaceChoiceFragment } from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import { execute } from '#kit/graphql/execute.ts';

/** Pause after a key before asking, so that a word asks once or twice. */
const TYPING_PAUSE_MS = 120;
const SUGGESTIONS = 8;

type Suggestions = { text: string; places: readonly PlaceChoiceFragment[] };

/**
 * Places for a text as it is typed; without text the best-known towns. The answer to an older text never replaces that
 * of a newer one; until the new one is there, the last one stays.
 *
 * @param text null while nobody asks
 * @returns `places` is null until there is an answer
 */
export function useLocationSuggestions(
  text: string | null,
  locale: Locale,
): { places: readonly PlaceChoiceFragment[] | null; isLoading: boolean } {
  const [answer, setAnswer] = useState<Suggestions | null>(null);
  const wanted = text?.trim() ?? null;

  useEffect(() => {
    if (wanted === null) return;
    let isOutdated = false;
    const settle = (places: readonly PlaceChoiceFragment[]): void => {
      if (!isOutdated) setAnswer({ text: wanted, places });
    };
    const timer = setTimeout(
      () => {
        execute(LocationSuggestionsDocument, { text: wanted, limit: SUGGESTIONS, locale }).then(
          ({ locations }) => settle(locations),
          // Without suggestions the text itself still works: the search resolves it.
          () => settle([]),
        );
      },
      wanted === '' ? 0 : TYPING_PAUSE_MS,
    );
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [wanted, locale]);

  return { places: answer?.places ?? null, isLoading: wanted !== null && answer?.text !== wanted };
}
