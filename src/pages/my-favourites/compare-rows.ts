import { FEATURES } from '#capabilities/offers/feature.ts';
import { Category } from '#capabilities/offers/offer.ts';
import { allFacts, type OfferFact } from '#capabilities/offers/ui/facts/offer-facts.ts';
import { addressText, pricePeriodText, priceText } from '#capabilities/offers/ui/facts/offer-texts.ts';
import { shownPerM2 } from '#capabilities/offers/ui/price/price-comparison.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import type { ComparedHome } from './my-favourites.loader.ts';

/** Whether the lowest or the highest value of a row is the best. */
export type Best = 'lowest' | 'highest';

/** A fact of the compared homes. */
export interface CompareRow {
  label: string;
  /** One for each home; null if its listing does not state it. */
  values: readonly (string | null)[];
  /** Homes with the best value, by their place in `values`; empty where all are alike. */
  best: readonly number[];
  bestIs: Best;
}

/**
 * The places of the best numbers.
 *
 * @param numbers null for an unknown one; fewer than two known ones, or equal ones alone, have no best
 */
export function bestOf(numbers: readonly (number | null)[], bestIs: Best): number[] {
  const known = numbers.filter((number) => number !== null);
  const [least, most] = [Math.min(...known), Math.max(...known)];
  if (known.length < 2 || least === most) return [];
  const best = bestIs === 'lowest' ? least : most;
  return numbers.flatMap((number, place) => (number === best ? [place] : []));
}

/** All rows, in the order of the table. @param now ISO 8601 */
export function compareRows(compared: readonly ComparedHome[], now: string, tools: LocaleTools): CompareRow[] {
  const { text } = tools;
  const facts = compared.map((home) => allFacts(home, now, tools));
  const labels = [...new Set(facts.flatMap((list) => list.map(({ label }) => label)))];
  const numbers = numbersOf(compared, tools);
  return [
    ...priceRows(compared, tools),
    { ...plain(text('favourites.compare.place')), values: compared.map(addressText) },
    ...labels.map((label) => ({
      ...plain(label),
      values: facts.map((list) => wordsOf(list, label)),
      best: bestOf(numbers.get(label) ?? [], 'highest'),
      bestIs: 'highest' as const,
    })),
  ];
}

/** Features that at least one of the homes has, each with the homes that have it. */
export function featureRows(
  compared: readonly ComparedHome[],
  { text }: Pick<LocaleTools, 'text'>,
): { label: string; has: boolean[] }[] {
  const rows = FEATURES.map((feature) => ({
    label: text(`offer.feature.${feature}`),
    has: compared.map(({ features }) => (features & feature) !== 0),
  }));
  return rows.filter(({ has }) => has.includes(true));
}

const plain = (label: string): Omit<CompareRow, 'values'> => ({ label, best: [], bestIs: 'lowest' });

/** Price, net rent, charges and price per m²; the last three only where one of the homes states them. */
function priceRows(compared: readonly ComparedHome[], { text, money, ...tools }: LocaleTools): CompareRow[] {
  const all = { text, money, ...tools };
  const isOneKind = new Set(compared.map(({ offerType, currency }) => `${offerType} ${currency}`)).size === 1;
  const row = (label: string, values: (string | null)[], numbers: readonly (number | null)[]): CompareRow => ({
    label,
    values,
    best: isOneKind ? bestOf(numbers, 'lowest') : [],
    bestIs: 'lowest',
  });
  const moneyRow = (label: string, numbers: readonly (number | null)[]): CompareRow[] =>
    numbers.every((number) => number === null)
      ? []
      : [
          row(
            label,
            numbers.map((number, place) => inCurrency(number, compared[place], money)),
            numbers,
          ),
        ];
  return [
    row(
      text('favourites.compare.price'),
      compared.map((home) => [priceText(home, all), pricePeriodText(home, all)].filter(Boolean).join(' ')),
      compared.map(({ comparablePrice }) => comparablePrice),
    ),
    ...moneyRow(
      text('offer.price.net'),
      compared.map(({ netPrice }) => netPrice),
    ),
    ...moneyRow(
      text('offer.price.charges'),
      compared.map(({ additionalFees }) => additionalFees),
    ),
    ...moneyRow(
      text('favourites.compare.pricePerM2'),
      compared.map(({ pricePerM2 }) => (pricePerM2 === null ? null : shownPerM2(pricePerM2))),
    ),
  ];
}

const inCurrency = (
  number: number | null,
  home: ComparedHome | undefined,
  money: LocaleTools['money'],
): string | null => (number === null || !home ? null : money(number, home.currency));

/** Numbers of which the highest is the best, by the label of their row. */
function numbersOf(compared: readonly ComparedHome[], { text }: LocaleTools): Map<string, (number | null)[]> {
  const known = (number: number | null): number | null => (number === 0 ? null : number);
  const areHomes = compared.every(
    ({ category }) => category !== Category.CommercialIndustry && category !== Category.ParkingSpaceGarage,
  );
  return new Map([
    [text('offer.fact.rooms'), compared.map(({ rooms }) => known(rooms))],
    [
      text(areHomes ? 'offer.fact.livingSpace' : 'offer.fact.usableSpace'),
      compared.map(({ livingSpace }) => known(livingSpace)),
    ],
    [text('offer.fact.landArea'), compared.map(({ landArea }) => known(landArea))],
  ]);
}

const wordsOf = (list: readonly OfferFact[], label: string): string | null =>
  list.find((fact) => fact.label === label)?.value ?? null;
