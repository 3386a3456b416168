import { type RefObject, useEffect, useState } from 'react';
import type { PlaceChoiceFragment } from '#generated/operations.ts';
import { useBeforeSubmit } from '#kit/design/fields/useBeforeSubmit.ts';
import { useEarlyEntry } from '#kit/design/fields/useEarlyEntry.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useLocationSuggestions } from './useLocationSuggestions.ts';

/** Reason why a typed text has no place: no such name, or no answer. */
type Problem = 'unknown' | 'unanswered';

/** Name of the form field that holds the text. */
const NAME = 'place';

type TypedPlace = {
  name: string;
  query: string;
  changeQuery: (query: string) => void;
  /** Available choices; null until there is an answer. */
  choices: readonly PlaceChoiceFragment[] | null;
  isLoading: boolean;
  /** Whether the form's submission waits for the place. */
  isHeld: boolean;
  problem: Problem | null;
  /** Called when the visitor focuses the field. */
  use: () => void;
  take: (place: PlaceChoiceFragment) => void;
  /** Adds a place and submits the form. */
  takeAndSend: (place: PlaceChoiceFragment) => void;
};

/**
 * A typed text that is replaced by places. A form with a typed text is submitted with the first place of that text, however it is
 * submitted: it waits for the answer, and for another try where there is none.
 *
 * @source docs/reference/search.md, "Place field"
 */
export function useTypedPlace(
  field: RefObject<HTMLInputElement | null>,
  places: readonly PlaceChoiceFragment[],
  onPlacesChange: (places: readonly PlaceChoiceFragment[]) => void,
): TypedPlace {
  const { locale } = useLocale();
  const early = useEarlyEntry(NAME);
  const [query, setQuery] = useState('');
  const [isUsed, setIsUsed] = useState(false);
  const [isHeld, setIsHeld] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const suggestions = useLocationSuggestions(isUsed ? query : null, locale);
  const { isLoading, hasFailed } = suggestions;
  const taken = new Set(places.map((place) => place.id));
  const choices = suggestions.places?.filter((place) => !taken.has(place.id)) ?? null;

  const send = useBeforeSubmit(field, () => {
    if (query.trim() === '') return false;
    setIsUsed(true);
    setProblem(null);
    setIsHeld(true);
    if (hasFailed && !isHeld) suggestions.askAgain();
    return true;
  });
  const take = (place: PlaceChoiceFragment): void => {
    onPlacesChange([...places, place]);
    setQuery('');
    setProblem(null);
  };
  const takeAndSend = (place: PlaceChoiceFragment): void => {
    take(place);
    send();
  };

  useEffect(() => setQuery(early ?? ''), [early]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the answer is there, or was there already
  useEffect(() => {
    if (!isHeld || !isUsed || isLoading) return;
    setIsHeld(false);
    const [first] = choices ?? [];
    if (first !== undefined) return takeAndSend(first);
    if (suggestions.places?.length) {
      // All of them are selected already.
      setQuery('');
      return send();
    }
    setProblem(hasFailed ? 'unanswered' : 'unknown');
    field.current?.focus();
  }, [isHeld, isUsed, isLoading]);

  return {
    name: NAME,
    query,
    // A message under the field must not be covered by a list.
    choices: problem === null ? choices : null,
    isLoading,
    problem,
    take,
    takeAndSend,
    isHeld,
    use: () => setIsUsed(true),
    changeQuery: (text) => {
      setIsUsed(true);
      setQuery(text);
      setIsHeld(false);
      setProblem(null);
    },
  };
}
