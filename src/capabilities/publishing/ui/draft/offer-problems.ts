import { isWrongSum } from '#capabilities/offers/gross-price.ts';
import { brokenRules } from '#kernel/broken-rules.ts';
import { z } from '#kernel/schema.ts';
import { isOffered, ownOfferInput } from '../../own-offer.input.ts';
import { missingParts } from '../../own-offer-fields.ts';
import { contentOf, type OfferForm, type SentContent } from './offer-form.ts';

/** A field of the form with the broken rule, as the id of a text. */
export type Problems = ReadonlyMap<keyof OfferForm, string>;

/** Invalid fields; an empty field is no mistake. */
export function invalidFields(form: OfferForm): Problems {
  const content = contentOf(form);
  const rules = Object.entries(brokenRules(ownOfferInput.safeParse(content).error));
  const found = new Map(rules as [keyof OfferForm, string][]);
  if (!isOffered(form.offerType, form.category)) found.set('category', WRONG);
  if (isWrongSum(form)) found.set('price', 'publish.price.wrongSum');
  return found;
}

/** Obstacles to submitting an offer: invalid fields, missing mandatory ones, and neither a price nor the choice to show none. */
export function submitObstacles(form: OfferForm): Problems {
  const missing = missingParts(contentOf(form)).map((name) => [name, name === 'price' ? UNPRICED : REQUIRED] as const);
  return new Map([...missing, ...invalidFields(form)]);
}

/** The valid part of a form: an invalid field stays in the browser until it is corrected. */
export function validPart(form: OfferForm): Partial<SentContent> {
  const wrong = invalidFields(form);
  const left = Object.entries(contentOf(form)).filter(([name]) => !wrong.has(name as keyof OfferForm));
  const hasWrongPoint = wrong.has('lat') || wrong.has('lng');
  return Object.fromEntries(left.filter(([name]) => !(hasWrongPoint && (name === 'lat' || name === 'lng'))));
}

const UNPRICED = 'publish.price.needed';
const REQUIRED = 'error.validation.required';
const WRONG = 'error.validation.value';

/** Validates the fields for the form; their values stay as they are. */
export const offerFormSchema: z.ZodType<OfferForm, OfferForm> = z
  .custom<OfferForm>(() => true)
  .superRefine((form, context) => {
    for (const [name, message] of submitObstacles(form)) context.addIssue({ code: 'custom', path: [name], message });
  });
