import { LocationField } from '#capabilities/locations/ui/LocationField.tsx';
import { FilterFields } from '#capabilities/search/ui/fields/FilterFields.tsx';
import { ApplyButtons } from '#capabilities/search/ui/filter-bar/ApplyButtons.tsx';
import { withoutFilters } from '#capabilities/search/ui/search-changes.ts';
import { useSearchDraft } from '#capabilities/search/ui/useSearchDraft.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { Panel } from '#kit/design/content/Panel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { SearchPageData } from './search.loader.ts';

const FORM_ID = 'search';

/** All filters as a plain form: it works without script, and shows them on one page. */
export function SearchPage({ data }: { data: SearchPageData }) {
  const { text, locale } = useLocale();
  const draft = useSearchDraft(data);
  const { filter } = draft.address;
  return (
    <div className="page-width max-w-dialog-xl py-8">
      <h1 className="text-3xl">{text('search.title')}</h1>
      <p className="mt-2 text-muted">{text('search.intro')}</p>
      {data.unknownPlace !== null && (
        <p role="alert" className="mt-4 font-medium text-brick-hover">
          {text('location.problem.unknown', { place: data.unknownPlace })}
        </p>
      )}
      <Panel className="mt-6">
        <h2 className="sr-only">{text('search.filters')}</h2>
        <form id={FORM_ID} action={buildPath('search', locale)}>
          <FilterFields
            group="all"
            draft={draft}
            known={{ filter: data.address.filter, facets: data.facets }}
            renderPlaceField={({ places, changePlaces }) => (
              <LocationField label={text('location.place')} places={places} onPlacesChange={changePlaces} />
            )}
          />
        </form>
        <div className="mt-6 border-t border-line pt-6">
          <ApplyButtons
            formId={FORM_ID}
            filter={filter}
            known={{ filter: data.address.filter, count: data.count }}
            onClear={() => draft.changeFilter(withoutFilters)}
          />
        </div>
      </Panel>
    </div>
  );
}
