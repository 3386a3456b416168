import { useState } from 'react';
import type { NamedCountFragment } from '#generated/operations.ts';
import { ChosenChip, type ChosenChipProps } from '#kit/design/fields/choices/ChosenChip.tsx';
import { type ChosenBy, Combobox } from '#kit/design/fields/combobox/Combobox.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { SearchFilter } from '../../search.filter.ts';
import type { Facets } from '../facet-counts.ts';
import type { FilterFieldsProps } from '../filter-fields.ts';
import { withAdvertiser } from '../search-changes.ts';
import { type AgencyOption, agencyOptions } from './agency-options.ts';
import { useFilterFacets } from './useFilterFacets.ts';

/**
 * One agency, chosen by name among those with homes that match, or all whose name contains the typed text.
 *
 * The chosen agency replaces the field; in a plain form it is a checkbox that can be unticked.
 */
export function AgencyField({ filter, onFilterChange, facets }: FilterFieldsProps) {
  const { text, number } = useLocale();
  const [query, setQuery] = useState('');
  const [name, setName] = useState<string | null>(null);
  const [isByKeyboard, setByKeyboard] = useState(false);
  const agencies = useAgencyFacets(filter, query, facets);
  const label = text('search.agencyField');
  const { agencyId, agencyName } = filter;
  if (agencyId !== null || agencyName !== null) {
    const known = facets.found?.facets.agencies.find(({ id }) => id === agencyId)?.name ?? name;
    return (
      <ChosenAgency
        label={label}
        field={agencyId === null ? ['agencyName', agencyName ?? ''] : ['agencyId', agencyId]}
        isFocused={isByKeyboard}
        onRemove={(how) => {
          setByKeyboard(how.isByKeyboard);
          onFilterChange((now) => withAdvertiser(now, {}));
        }}
      >
        {agencyId === null ? text('search.agency', { name: agencyName }) : (known ?? text('search.oneAgency'))}
      </ChosenAgency>
    );
  }
  const options = agencyOptions(agencies.list, query, { text, number });
  const choose = ({ id, label: chosen }: AgencyOption, by: ChosenBy): void => {
    setByKeyboard(by === 'Enter');
    const isAgency = id !== 'name';
    setQuery('');
    setName(isAgency ? chosen : null);
    const advertiser = isAgency ? { agencyId: Number(id) } : { agencyName: query.trim() };
    onFilterChange((now) => withAdvertiser(now, advertiser));
  };
  return (
    <Combobox
      ref={isByKeyboard ? goInto : undefined}
      name="agencyName"
      label={label}
      placeholder={text('search.agencyPlaceholder')}
      maxLength={100}
      query={query}
      onQueryChange={setQuery}
      options={options}
      isLoading={options === null && agencies.isAsking}
      onOptionSelect={choose}
    />
  );
}

/** Moves the focus to the replacement of a field or chip, for visitors who chose or removed an agency by keyboard. */
const goInto = (field: HTMLInputElement | null): void => field?.focus();

type ChosenAgencyProps = {
  label: string;
  /** Name and value that a plain form sends. */
  field: [name: string, value: string | number];
  isFocused: boolean;
  onRemove: ChosenChipProps['onRemove'];
  children: string;
};

function ChosenAgency({ label, field: [name, value], isFocused, onRemove, children }: ChosenAgencyProps) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-1.5">
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <ChosenChip
        ref={isFocused ? goInto : undefined}
        name={name}
        value={value}
        onRemove={onRemove}
        className="min-h-11 w-fit"
      >
        {children}
      </ChosenChip>
    </fieldset>
  );
}

/** Typed length from which agencies with that name are queried, as the few with most homes may not include it. */
const SHORTEST_NAME = 2;

/** Agencies with homes that match, those with most homes first; while the visitor types, those whose name matches. */
function useAgencyFacets(
  filter: SearchFilter,
  query: string,
  facets: Facets,
): { list: readonly NamedCountFragment[] | null; isAsking: boolean } {
  const name = query.trim();
  const isTyped = name.length >= SHORTEST_NAME;
  const named = useFilterFacets(isTyped ? withAdvertiser(filter, { agencyName: name }) : null, null);
  const { found, isAsking } = isTyped ? named : facets;
  return { list: (found ?? facets.found)?.facets.agencies ?? null, isAsking };
}
