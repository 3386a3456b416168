import { Feature, featuresOf } from '#capabilities/offers/feature.ts';
import type { Category } from '#capabilities/offers/offer.ts';
import type { OfferCardFragment } from '#generated/operations.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** Features that set a home apart, the rarest first. What nearly every home has is no advantage. */
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

/** A line of a card holds so many features. */
const MOST_FEATURES = 2;

/**
 * What speaks for a home, in words; nothing about its advertisement. Empty where there is nothing to say.
 *
 * @source docs/reference/appearance.md, "Cards"
 */
export function advantagesOf(
  { percentBelowMedian, category, features }: Pick<OfferCardFragment, 'percentBelowMedian' | 'category' | 'features'>,
  { text, number }: LocaleTools,
): string[] {
  const known = new Set(featuresOf(category as Category));
  const told = EMISSION.filter((feature) => (features & feature) !== 0 && known.has(feature)).slice(0, MOST_FEATURES);
  const names = told.map((feature) => text(`offer.feature.${feature}`));
  if (percentBelowMedian === null) return names;
  return [text('offer.belowMedian', { percent: number(percentBelowMedian) }), ...names];
}
