import { SEVERAL_TOKEN } from '#capabilities/locations/location.links.ts';
import { offerWordOf } from '#capabilities/offers/offer.links.ts';
import { parseNumber } from '#kit/design/fields/numbers/number-text.ts';
import { parseResults, type ResultsAddress, resultsQuery } from '../search.links.ts';

/** Fields of a plain form: a search, and a place as typed. */
export interface SentSearch {
  address: ResultsAddress;
  /** Empty when the places were chosen from suggestions. */
  placeText: string;
}

/** Fields in which visitors may type numbers with separators: 1'950. */
const WRITTEN_NUMBERS = new Set([
  'minPrice',
  'maxPrice',
  'minPricePerM2',
  'maxPricePerM2',
  'minLivingSpace',
  'maxLivingSpace',
]);
const WHOLE_COUNTRY = 'ch';

/** Field with which the form is shown for editing instead of leading to its results. */
export const EDIT_FIELD: [name: string, value: string] = ['edit', 'true'];

/**
 * Parses a plain form: fields as in the query of a results page, checkboxes of one name as a list, offer type and category by
 * number, `place` as typed. Without a place the search covers the whole country.
 */
export function parseSearchForm(form: URLSearchParams): SentSearch {
  const query = new URLSearchParams();
  for (const name of new Set(form.keys())) {
    const values = form.getAll(name).map((value) => (WRITTEN_NUMBERS.has(name) ? wholeNumber(value) : value));
    query.set(name, values.filter(Boolean).join(','));
  }
  const params = {
    offer: offerWordOf(Number(query.get('offerType'))),
    category: query.get('category') ?? undefined,
    location: query.get('locationIds') ? SEVERAL_TOKEN : WHOLE_COUNTRY,
  };
  return { address: parseResults(params, query), placeText: form.get('place')?.trim() ?? '' };
}

/** Fields that a plain form sends for a search; parsing them gives the same search. */
export function searchFormFields({ filter, view }: ResultsAddress): [name: string, value: string][] {
  const { offerType, category, locationIds } = filter;
  const fields = new URLSearchParams(resultsQuery(filter, view));
  fields.delete('locationIds');
  fields.delete('pageNumber');
  return [
    ['offerType', String(offerType)],
    ['category', String(category)],
    ...locationIds.map((id): [string, string] => ['locationIds', String(id)]),
    ...fields,
  ];
}

function wholeNumber(text: string): string {
  const number = parseNumber(text);
  return typeof number === 'number' ? String(Math.round(number)) : '';
}
