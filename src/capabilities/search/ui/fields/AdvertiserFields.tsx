import { sourceText } from '#capabilities/offers/offer-source.ts';
import { Checkbox } from '#kit/design/fields/choices/Checkbox.tsx';
import { Select } from '#kit/design/fields/choices/Select.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { countedLabel, facetCount } from '../facet-counts.ts';
import type { FilterFieldsProps } from '../filter-fields.ts';
import { withAdvertiser } from '../search-changes.ts';
import { AgencyField } from './AgencyField.tsx';
import { CountedText } from './CountedText.tsx';

/** Fields for the advertiser and the source of the listing. */
export function AdvertiserFields({ filter, onFilterChange, facets }: FilterFieldsProps) {
  const { text } = useLocale();
  return (
    <div className="grid gap-4 phablet:grid-cols-2">
      <AgencyField filter={filter} onFilterChange={onFilterChange} facets={facets} />
      <SourceField filter={filter} onFilterChange={onFilterChange} facets={facets} />
      <div className="phablet:col-span-2">
        <Checkbox
          name="noAgency"
          value="true"
          checked={filter.noAgency}
          onChange={({ currentTarget: { checked } }) =>
            onFilterChange((now) => withAdvertiser(now, { noAgency: checked }))
          }
        >
          <CountedText text={text('search.privateOnly')} count={facetCount(facets, (all) => all.privateOnly)} />
        </Checkbox>
      </div>
    </div>
  );
}

/** A source among those with homes that match; the chosen one remains selectable when it has none. */
function SourceField({ filter, onFilterChange, facets }: FilterFieldsProps) {
  const { text, number } = useLocale();
  const { sourceType } = filter;
  const sources = facets.found?.facets.sources ?? [];
  const choices = sources.map(({ id, name, count }) => ({
    value: String(id),
    label: countedLabel(sourceText({ id, name }, text), count, number),
  }));
  const isUnlisted = sourceType !== null && sources.every(({ id }) => id !== sourceType);
  const chosen = isUnlisted
    ? [{ value: String(sourceType), label: sourceText({ id: sourceType, name: null }, text) }]
    : [];
  return (
    <Select
      label={text('search.sourceType')}
      name="sourceType"
      choices={[{ value: '', label: text('search.anySource') }, ...choices, ...chosen]}
      value={sourceType ?? ''}
      onChange={({ currentTarget: { value } }) =>
        onFilterChange((now) => ({ ...now, sourceType: value === '' ? null : Number(value) }))
      }
    />
  );
}
