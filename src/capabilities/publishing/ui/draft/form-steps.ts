import { Category, OfferType } from '#capabilities/offers/offer.ts';
import { fieldOf, OWN_NAMES, type OwnName } from '#capabilities/offers/offer-fields.ts';
import { hasPage } from '#kernel/paths/placeholder-screens.ts';
import type { OfferForm } from './offer-form.ts';
import { type Problems, submitObstacles } from './offer-problems.ts';

/** Steps of the form, in order; the texts of each are `publish.step.{name}`. */
export const STEPS = ['place', 'facts', 'pictures', 'words', 'preview'] as const;

/** A step of the form. */
export type StepName = (typeof STEPS)[number];

const fieldsOf = (step: StepName): (keyof OfferForm)[] =>
  OWN_NAMES.filter((name) => fieldOf(name).step === step) as (OwnName & keyof OfferForm)[];

/** Fields of each step, in their order. */
const FIELDS: Readonly<Record<StepName, readonly (keyof OfferForm)[]>> = {
  place: fieldsOf('place').flatMap((name) => (name === 'street' ? [name, 'streetNumber'] : [name])),
  facts: fieldsOf('facts'),
  pictures: [],
  words: fieldsOf('words'),
  preview: ['offerType'],
};

/** The step with a field. */
export const stepOf = (field: keyof OfferForm): StepName =>
  STEPS.find((step) => FIELDS[step].includes(field)) ?? 'place';

/** The first wrong field, in the order of the form; null for none. */
export const firstWrong = (problems: Problems): { step: StepName; field: keyof OfferForm } | null =>
  STEPS.flatMap((step) => FIELDS[step].map((field) => ({ step, field }))).find(({ field }) => problems.has(field)) ??
  null;

/** Steps with missing or wrong fields. */
export function incompleteSteps(form: OfferForm): ReadonlySet<StepName> {
  return new Set([...submitObstacles(form).keys()].map(stepOf));
}

/** Number of a step in stored drafts, from 1. */
export const stepNumber = (step: StepName): number => STEPS.indexOf(step) + 1;

/** The step of a number; the first for an unknown number. */
export const stepOfNumber = (number: number): StepName => STEPS[number - 1] ?? 'place';

/** Whether owners can look for an agent: agents answer in their list of sell requests. */
export const hasAgentSearch = (): boolean => hasPage('sellers');

/** Whether a home of a category can be given to an agent before it is for sale. */
export const mayLookForAgent = ({ offerType, category }: Pick<OfferForm, 'offerType' | 'category'>): boolean =>
  offerType !== OfferType.Rent && (category === Category.Apartment || category === Category.House);
