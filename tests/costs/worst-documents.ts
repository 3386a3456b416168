import type { AnyDocument } from '#tools/bench/any-document.ts';

/** An operation that takes long. */
export interface WorstDocument extends AnyDocument {
  name: string;
  /** Variables of a second try, where the first one leaves a cached value. */
  anew?: Readonly<Record<string, unknown>>;
}

const OFFER = `id status offerType category subCategory isExternal source { id name } title description language price netPrice
  additionalFees priceType currency comparablePrice pricePerM2 country region city cityId street postalCode lat lng rooms
  bathrooms kitchens floor floorsInBuilding livingSpace landArea parkings exposition features buildIn renovatedIn availableFrom
  createdAt updatedAt agencyId agencyName offerScore isSample`;

const times = (count: number, field: (index: number) => string): string =>
  `{ ${Array.from({ length: count }, (_, index) => `a${index}: ${field(index)}`).join(' ')} }`;

/** Outlines whose corners lie on one line, back and forth. */
const onOneLine = Array.from({ length: 10 }, () =>
  Array.from({ length: 200 }, (_, corner) => ({ lat: corner % 2 ? 45.8 : 47.8, lng: 8.5 + (corner % 2) * 0.2 })),
);

/** Operations that took longest of all that are allowed, found by hand or by `npm run bench:documents`. */
export const WORST_DOCUMENTS: readonly WorstDocument[] = [
  {
    name: 'a thousand listings with all they say',
    query: times(
      10,
      (page) =>
        `offers(filter: { offerType: 1, pageSize: 100, pageNumber: ${page + 1} }) { data { ... on Offer { ${OFFER} } } }`,
    ),
    variables: {},
  },
  {
    name: 'all points of a map',
    query: '{ coords(filter: { offerType: 1, viewMode: map }) { result { id lat lng price } } }',
    variables: {},
  },
  {
    name: 'likes of many homes',
    query: '{ offers(filter: { offerType: 0, pageSize: 50 }) { data { ... on Offer { similar(limit: 24) { id } } } } }',
    variables: {},
  },
  {
    name: 'long texts that are no places',
    query: times(
      3,
      (index) => `locations(text: "lausanne zuerich bern basel saint gallen ${index}", limit: 50) { id }`,
    ),
    variables: {},
  },
  {
    name: 'outlines that cross themselves',
    query: `query ($f: OfferFilter!) ${times(10, () => 'coords(filter: $f) { count facets { withPrice } }')}`,
    variables: { f: { offerType: 1, polygons: onOneLine } },
  },
  {
    name: 'maps of places nobody looked at',
    query:
      'query ($f: OfferFilter!) { offers(filter: $f) { data { ... on Offer { placeMap { borders land lakes } } } } }',
    variables: { f: { offerType: 1, pageSize: 8, pageNumber: 7 } },
    anew: { f: { offerType: 1, pageSize: 8, pageNumber: 30 } },
  },
];
