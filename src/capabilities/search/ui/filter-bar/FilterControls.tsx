import { useRouter } from '@tanstack/react-router';
import { createContext, type ReactNode, useContext } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { RenderPlaceField } from '../fields/FilterFields.tsx';
import { searchHref } from '../search-href.ts';
import type { CountedSearch } from '../useLiveCount.ts';
import { type PlacedSearch, type SearchDraft, useSearchDraft } from '../useSearchDraft.ts';

/** State and functions shared by all controls of the filter. */
export interface FilterControls {
  draft: SearchDraft;
  /** The search shown and the number of homes found. */
  known: CountedSearch;
  /** Shows the results of the draft, at their own address. */
  apply: () => void;
  renderPlaceField: RenderPlaceField;
}

const ControlsContext = createContext<FilterControls | null>(null);

type FilterControlsProviderProps = {
  shown: PlacedSearch & { count: number };
  renderPlaceField: RenderPlaceField;
  children: ReactNode;
};

/** One draft shared by the bar and the sheet; a change of it renders only its consumers. */
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
