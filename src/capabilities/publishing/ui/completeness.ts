import { featuresOf } from '#capabilities/offers/feature.ts';
import { statedGross } from '#capabilities/offers/gross-price.ts';
import type { Category } from '#capabilities/offers/offer.ts';
import { factsOf } from '../own-offer-fields.ts';
import type { StepName } from './draft/form-steps.ts';
import type { OfferForm } from './draft/offer-form.ts';

/** A possible improvement of a listing: the text of its reason is `publish.better.{name}`. */
export interface Improvement {
  name: string;
  step: StepName;
  /** Weight within the whole. */
  weight: number;
  isDone: boolean;
}

/** Number of pictures of a complete listing. */
const ENOUGH_PICTURES = 5;
/** Length of a complete description, characters. */
const ENOUGH_WORDS = 200;

/** Improvements that a listing has, and those that it lacks, highest weight first. */
export function improvementsOf(form: OfferForm, pictures: number): Improvement[] {
  const known = factsOf(form.category);
  const stated = known.filter((fact) => form[fact] !== null && form[fact] !== 0).length;
  const all: Improvement[] = [
    { name: 'place', step: 'place', weight: 15, isDone: form.cityId !== null },
    { name: 'street', step: 'place', weight: 5, isDone: form.street.trim() !== '' },
    { name: 'facts', step: 'facts', weight: 15, isDone: stated * 2 >= known.length },
    { name: 'pictures', step: 'pictures', weight: 15, isDone: pictures > 0 },
    { name: 'morePictures', step: 'pictures', weight: 10, isDone: pictures >= ENOUGH_PICTURES },
    { name: 'price', step: 'words', weight: 15, isDone: statedGross(form) !== null },
    { name: 'words', step: 'words', weight: 10, isDone: form.title.trim() !== '' },
    { name: 'description', step: 'words', weight: 10, isDone: form.description.trim().length >= ENOUGH_WORDS },
  ];
  const hasFeatures = featuresOf(form.category as Category).length > 0;
  const features: Improvement = { name: 'features', step: 'facts', weight: 5, isDone: form.features !== 0 };
  return (hasFeatures ? [...all, features] : all).toSorted((one, other) => other.weight - one.weight);
}

/** Completeness of a listing, percent. */
export function completenessOf(improvements: readonly Improvement[]): number {
  const sum = (some: readonly Improvement[]): number => some.reduce((total, { weight }) => total + weight, 0);
  return Math.round((100 * sum(improvements.filter(({ isDone }) => isDone))) / sum(improvements));
}
