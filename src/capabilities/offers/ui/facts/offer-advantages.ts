import { Feature, featuresOf } from '#capabilities/offers/feature.ts';
import type { Category } from '#capabilities/offers/offer.ts';
import type { OfferCardFragment } from '#generated/operations.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** Features that distinguish a home, the rarest first. Features of nearly every home are left out. */
const EMISSION: readonly Feature[] = [
  Feature.LakeView,
  Feature.SwimmingPool,
  Feature.Sauna,
  Feature.MountainView,
  Feature.MinergieCertified,
  Feature.Garden,
  Feature.BalconyPatio,
  Feature.Elevator,
  Feature.Fireplace,
  Feature.ChargingStation,
  Feature.WheelchairAccess,
  Feature.IndoorParking,
];

/** Number of features that fit on a line of a card. */
const MOST_FEATURES = 2;

/**
 * Advantages of a home, in words, without any about its advertisement. Empty where there are none.
 *
 * @source docs/reference/appearance.md, "Cards"
 */
export function advantagesOf(
  { percentBelowMedian, category, features }: Pick<OfferCardFragment, 'percentBelowMedian' | 'category' | 'features'>,
  { text, number }: LocaleTools,
): string[] {
  const known = new Set(featuresOf(category as Category));
  const shown = EMISSION.filter((feature) => (features & feature) !== 0 && known.has(feature)).slice(0, MOST_FEATURES);
  const names = shown.map((feature) => text(`offer.feature.${feature}`));
  if (percentBelowMedian === null) return names;
  return [text('offer.belowMedian', { percent: number(percentBelowMedian) }), ...names];
}
