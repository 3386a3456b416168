import { type RefObject, useEffect, useState } from 'react';
import type { PlaceChoiceFragment } from '#generated/operations.ts';
import { useBeforeSubmit } from '#kit/design/fields/useBeforeSubmit.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useLocationSuggestions } from './useLocationSuggestions.ts';

/** Why a typed text is no place: none is called so, or the answer did not come. */
type Problem = 'unknown' | 'unanswered';

/** A form with a typed place: left alone, held back until it is known which place is meant, or about to be sent. */
type Sending = 'no' | 'held' | 'now';

type TypedPlace = {
  query: string;
  changeQuery: (query: string) => void;
  /** What can be taken; null until there is an answer. */
  choices: readonly PlaceChoiceFragment[] | null;
  isLoading: boolean;
  /** Somebody wants to search and waits for the place. */
  isHeld: boolean;
  problem: Problem | null;
  /** Somebody turned to the field. */
  use: () => void;
  take: (place: PlaceChoiceFragment) => void;
  /** Takes a place and sends the form. */
  takeAndSend: (place: PlaceChoiceFragment) => void;
};

/**
 * A text that becomes places. A form with a typed text is sent with the first place of that text, however it is sent:
 * it waits for the answer, and for another try where there is none.
 *
 * @source docs/reference/search.md, "Place field"
 */
export function useTypedPlace(
  field: RefObject<HTMLInputElement | null>,
  places: readonly PlaceChoiceFragment[],
  onPlacesChange: (places: readonly PlaceChoiceFragment[]) => void,
): TypedPlace {
  const { locale } = useLocale();
  const [query, setQuery] = useState('');
  const [isUsed, setIsUsed] = useState(false);
  const [sending, setSending] = useState<Sending>('no');
  const [problem, setProblem] = useState<Problem | null>(null);
  const suggestions = useLocationSuggestions(isUsed ? query : null, locale);
  const { isLoading, hasFailed } = suggestions;
  const taken = new Set(places.map((place) => place.id));
  const choices = suggestions.places?.filter((place) => !taken.has(place.id)) ?? null;

  const take = (place: PlaceChoiceFragment): void => {
    onPlacesChange([...places, place]);
    setQuery('');
    setProblem(null);
  };
  const takeAndSend = (place: PlaceChoiceFragment): void => {
    take(place);
    setSending('now');
  };
  const settle = (): void => {
    const [first] = choices ?? [];
    if (first !== undefined) {
      takeAndSend(first);
    } else {
      setSending('no');
      setProblem(hasFailed ? 'unanswered' : 'unknown');
      field.current?.focus();
    }
  };

  useBeforeSubmit(field, () => {
    if (query.trim() === '') return false;
    setIsUsed(true);
    setProblem(null);
    setSending('held');
    if (hasFailed && sending !== 'held') suggestions.askAgain();
    return true;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the answer is there, or was there already
  useEffect(() => {
    if (sending === 'held' && isUsed && !isLoading) settle();
  }, [sending, isUsed, isLoading]);
  useEffect(() => {
    if (sending !== 'now') return;
    setSending('no');
    field.current?.form?.requestSubmit();
  }, [sending, field]);

  return {
    query,
    choices,
    isLoading,
    problem,
    take,
    takeAndSend,
    isHeld: sending === 'held',
    use: () => setIsUsed(true),
    changeQuery: (text) => {
      setQuery(text);
      setSending('no');
      setProblem(null);
    },
  };
}
