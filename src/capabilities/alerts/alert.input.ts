import { emailInput } from '#capabilities/accounts/account.input.ts';
import { z } from '#kernel/schema.ts';
import { AlertFrequency } from './alert.ts';

/** Largest length of an alert's name in characters, and largest number of ids in one request. @source docs/reference/limits.md, "Alerts" */
export const ALERT_LIMITS = { name: 100, idsAtOnce: 100 } as const;

const wrong = { message: 'error.validation.value' };
const required = { message: 'error.validation.required' };

/** The name of an alert, trimmed. */
export const alertNameInput = z
  .string(required)
  .trim()
  .min(1, required)
  .max(ALERT_LIMITS.name, { message: `error.validation.max:${ALERT_LIMITS.name}` });

/** How often an alert is mailed. */
export const frequencyInput = z.literal(Object.values(AlertFrequency), wrong);

/** Fields of a new alert besides its filter. */
export const newAlertInput = z.object({
  name: alertNameInput,
  notification: frequencyInput,
  email: emailInput.nullish(),
});

const MAX_ID = 2_147_483_647;

/** The id of an alert, parsed from its text; null for a text that is not an id. */
export function alertIdOf(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : MAX_ID + 1;
  return id <= MAX_ID ? id : null;
}

/** Ids of alerts to delete, as texts. */
export const alertIdsInput = z.array(z.string(wrong), wrong).max(ALERT_LIMITS.idsAtOnce, wrong);

/** Values of the form that saves a search. There, a choice is a text, and a missing address is an empty text. */
export const saveForm = z.object({
  name: alertNameInput,
  notification: z.string(wrong).transform(Number).pipe(frequencyInput),
  email: z
    .string(wrong)
    .transform((text) => (text.trim() === '' ? null : text))
    .pipe(emailInput.nullable()),
});
