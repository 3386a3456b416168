import { useRouter } from '@tanstack/react-router';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { RenderPlaceField } from './fields/FilterFields.tsx';
import { searchHref } from './search-href.ts';
import type { CountedSearch } from './useLiveCount.ts';
import { type PlacedSearch, type SearchDraft, useSearchDraft } from './useSearchDraft.ts';

/** What every way to change a search shares. */
export interface FilterControls {
  draft: SearchDraft;
  /** The search shown and how many homes it found. */
  known: CountedSearch;
  /** Shows what the draft finds, at its own address. */
  apply: () => void;
  renderPlaceField: RenderPlaceField;
}

/** One draft for the bar and the sheet, whichever somebody uses. */
export function useFilterControls(
  shown: PlacedSearch & { count: number },
  renderPlaceField: RenderPlaceField,
): FilterControls {
  const { locale } = useLocale();
  const router = useRouter();
  const draft = useSearchDraft(shown);
  return {
    draft,
    known: { filter: shown.address.filter, count: shown.count },
    apply: () => {
      draft.onApplied();
      router.history.push(searchHref(draft.address, draft.places, locale));
    },
    renderPlaceField,
  };
}
