import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { RenderPlaceField } from '../fields/FilterFields.tsx';
import { searchHref } from '../search-href.ts';
import type { CountedSearch } from '../useLiveCount.ts';
import { type PlacedSearch, type SearchDraft, useSearchDraft } from '../useSearchDraft.ts';

/** What every way to change a search shares. */
export interface FilterControls {
  draft: SearchDraft;
  /** The search shown and how many homes it found. */
  known: CountedSearch;
  /** Shows what the draft finds, at its own address. */
  apply: () => void;
  renderPlaceField: RenderPlaceField;
}

const ControlsContext = createContext<FilterControls | null>(null);

type FilterControlsProviderProps = {
  shown: PlacedSearch & { count: number };
  renderPlaceField: RenderPlaceField;
  children: ReactNode;
};

/** One draft for the bar and the sheet, whichever somebody uses: a change of it renders only what asks for it. */
export function FilterControlsProvider({ shown, renderPlaceField, children }: FilterControlsProviderProps) {
  const { locale } = useLocale();
  const router = useRouter();
  const draft = useSearchDraft(shown);
  const apply = (): void => {
    draft.onApplied();
    router.history.push(searchHref(draft.address, draft.places, locale));
  };
  const known = { filter: shown.address.filter, count: shown.count };
  return <ControlsContext value={{ draft, known, apply, renderPlaceField }}>{children}</ControlsContext>;
}

/** @throws Error outside of a `FilterControlsProvider` */
export function useFilterControls(): FilterControls {
  const controls = useContext(ControlsContext);
  if (!controls) throw new Error('Filters need a FilterControlsProvider around them.');
  return controls;
}
