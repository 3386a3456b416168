import { useEffect, useState } from 'react';
import { HomePlacesDocument, type HomePlacesQuery } from '#generated/operations.ts';
import type { Locale } from '#kernel/locale.ts';
import { postGraphql } from '#kit/graphql/transport.ts';

/** Pause after a key before the query is sent, milliseconds. */
const TYPING_PAUSE_MS = 150;
const SUGGESTIONS = 12;

/** A town or a postal code that a home can lie in. */
export type HomePlace = HomePlacesQuery['locations'][number] & { cityId: number };

const isHomePlace = (place: HomePlacesQuery['locations'][number]): place is HomePlace =>
  place.cityId !== null && place.type !== 4;

/**
 * Towns and postal codes for a text as it is typed; larger places and parts of towns are no address.
 *
 * @param typed null while the field is not in use
 */
export function useHomePlaces(
  typed: string | null,
  locale: Locale,
): { places: HomePlace[] | null; isLoading: boolean } {
  const [answer, setAnswer] = useState<{ text: string; places: HomePlace[] } | null>(null);
  const wanted = typed?.trim() ?? '';
  const isKnown = answer?.text === wanted;
  useEffect(() => {
    if (wanted === '' || isKnown) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      postGraphql(HomePlacesDocument, { text: wanted, limit: SUGGESTIONS, locale }, controller.signal).then(
        ({ locations }) => setAnswer({ text: wanted, places: locations.filter(isHomePlace) }),
        // Another key sends a new query.
        () => {},
      );
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [wanted, locale, isKnown]);
  return { places: wanted === '' ? null : (answer?.places ?? null), isLoading: wanted !== '' && !isKnown };
}
