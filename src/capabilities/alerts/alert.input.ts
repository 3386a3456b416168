import { emailInput } from '#capabilities/accounts/account.input.ts';
import { z } from '#kernel/schema.ts';
import { AlertFrequency } from './alert.ts';

/** How much is kept of alerts, and asked at once. @source docs/reference/limits.md, "Alerts" */
export const ALERT_LIMITS = { name: 100, idsAtOnce: 100 } as const;

const wrong = { message: 'error.validation.value' };
const required = { message: 'error.validation.required' };

/** What an alert is called. */
export const alertNameInput = z
  .string(required)
  .trim()
  .min(1, required)
  .max(ALERT_LIMITS.name, { message: `error.validation.max:${ALERT_LIMITS.name}` });

/** How often it is mailed. */
export const frequencyInput = z.literal(Object.values(AlertFrequency), wrong);

/** All that is said of a new alert besides what it looks for. */
export const newAlertInput = z.object({
  name: alertNameInput,
  notification: frequencyInput,
  email: emailInput.nullish(),
});

const MAX_ID = 2_147_483_647;

/** An alert by its id, as texts carry it; null for what is none. */
export function alertIdOf(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : MAX_ID + 1;
  return id <= MAX_ID ? id : null;
}

/** Alerts to be forgotten, by the texts of their ids. */
export const alertIdsInput = z.array(z.string(wrong), wrong).max(ALERT_LIMITS.idsAtOnce, wrong);

/** What the form asks that saves a search: choices are texts there, and no address is an empty one. */
export const saveForm = z.object({
  name: alertNameInput,
  notification: z.string(wrong).transform(Number).pipe(frequencyInput),
  email: z
    .string(wrong)
    .transform((text) => (text.trim() === '' ? null : text))
    .pipe(emailInput.nullable()),
});
