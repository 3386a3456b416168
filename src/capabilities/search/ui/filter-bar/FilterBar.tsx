import { lazy, Suspense, useState } from 'react';
import { OfferType } from '#capabilities/offers/offer.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { type ResultsAddress, switchOfferType } from '../../search.links.ts';
import type { RenderPlaceField } from '../fields/FilterFields.tsx';
import { type FilterGroup, groupsOf } from '../filter-groups.ts';
import { groupTexts } from '../group-texts.ts';
import { EDIT_FIELD, searchFormFields } from '../search-form.ts';
import { searchHref } from '../search-href.ts';
import type { PlacedSearch } from '../useSearchDraft.ts';
import { FilterControlsProvider } from './FilterControls.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import { FilterSummary } from './FilterSummary.tsx';

const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet.tsx')).FilterSheet }));

type FilterBarProps = {
  /** The search shown and the number of homes found. */
  shown: PlacedSearch & { count: number };
  /** The searched places, in a word or two. */
  placeText: string;
  renderPlaceField: RenderPlaceField;
};

/**
 * The filters in use, always visible: on a wide screen one button per group with the fields under it, on a small one a summary
 * that opens all of them in a sheet.
 *
 * Without script a link leads to the same fields on a separate page.
 *
 * @source docs/reference/appearance.md, "Results"
 */
export function FilterBar({ shown, placeText, renderPlaceField }: FilterBarProps) {
  return (
    <FilterControlsProvider shown={shown} renderPlaceField={renderPlaceField}>
      <ShownSearch shown={shown} placeText={placeText} />
    </FilterControlsProvider>
  );
}

/** The search shown; the draft of the next one does not affect it. */
function ShownSearch({ shown, placeText }: Omit<FilterBarProps, 'renderPlaceField'>) {
  const tools = useLocale();
  const [isSheetOpen, setIsSheetOpen] = useState(false);
  const [openGroup, setOpenGroup] = useState<FilterGroup | null | undefined>(undefined);
  const openSheet = (group: FilterGroup | null): void => {
    setOpenGroup(group);
    setIsSheetOpen(true);
  };
  const { filter } = shown.address;
  const texts = { ...groupTexts(filter, tools), place: placeText };
  return (
    <search aria-label={tools.text('search.filters')} className="filter-bar">
      <div className="page-width">
        <div className="hidden items-center gap-2 tablet-landscape:flex">
          <OfferTypeLinks shown={shown} />
          {groupsOf(filter.category).map((group) => (
            <FilterPopover key={group} group={group} value={texts[group]} />
          ))}
        </div>
        <FilterSummary filter={filter} placeText={placeText} isOpen={isSheetOpen} onOpen={openSheet} />
        <PlainFormLink address={shown.address} />
      </div>
      {openGroup !== undefined && (
        <Suspense>
          <FilterSheet isOpen={isSheetOpen} openGroup={openGroup} onClose={() => setIsSheetOpen(false)} />
        </Suspense>
      )}
    </search>
  );
}

/** The same search among homes to rent and homes to buy. */
function OfferTypeLinks({ shown: { address, places } }: { shown: PlacedSearch }) {
  const { text, locale } = useLocale();
  return (
    <div className="either-or flex shrink-0">
      {[OfferType.Rent, OfferType.Sell].map((type) => (
        <a
          key={type}
          href={searchHref(switchOfferType(address, type), places, locale)}
          aria-current={type === address.filter.offerType || undefined}
        >
          {text(`search.offerType.${type}`)}
        </a>
      ))}
    </div>
  );
}

/** A link to change a search without script: the same fields on a separate page. */
function PlainFormLink({ address }: { address: ResultsAddress }) {
  const { text, locale } = useLocale();
  const fields = new URLSearchParams([EDIT_FIELD, ...searchFormFields(address)]);
  return (
    <span className="hidden noscript:inline">
      <LinkButton href={`${buildPath('search', locale)}?${fields}`} rel="nofollow" variant="secondary">
        {text('search.filters')}
      </LinkButton>
    </span>
  );
}
