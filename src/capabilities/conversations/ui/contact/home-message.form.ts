import { emailInput, phoneInput } from '#capabilities/accounts/account.input.ts';
import { z } from '#kernel/schema.ts';
import { CONVERSATION_LIMITS } from '../../conversation.ts';

/** Characters reserved for the line about a suitable day, which is added to the text. */
const DESIRED_DAY = 100;
const NAME = 50;
const required = { message: 'error.validation.required' };
const longest = (length: number) => ({ message: `error.validation.max:${length}` });
const name = z.string(required).trim().max(NAME, longest(NAME));
const MOST = CONVERSATION_LIMITS.message - DESIRED_DAY;

const common = {
  text: z
    .string(required)
    .refine((text) => text.trim() !== '', required)
    .max(MOST, longest(MOST)),
  phone: z.union([z.literal(''), phoneInput]),
  /** `2026-11-24`; empty for none. */
  day: z.string(),
};

/** Names and address of members come from the account. */
export const memberForm = z.object({ ...common, firstName: z.string(), lastName: z.string(), email: z.string() });

/** Visitors give their name and the address for the answer. */
export const visitorForm = z.object({
  ...common,
  firstName: name.pipe(z.string().min(1, required)),
  lastName: name,
  email: emailInput,
});

/** Fields of a message to an advertiser. */
export type HomeMessage = z.output<typeof visitorForm>;

/** An empty form. */
export const EMPTY_MESSAGE: HomeMessage = { firstName: '', lastName: '', email: '', phone: '', day: '', text: '' };
