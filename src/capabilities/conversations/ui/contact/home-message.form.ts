import { emailInput, phoneInput } from '#capabilities/accounts/account.input.ts';
import { z } from '#kernel/schema.ts';
import { CONVERSATION_LIMITS } from '../../conversation.ts';

/** The line about a day that suits is added to what was written, characters. */
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

/** Of members the house knows who they are. */
export const memberForm = z.object({ ...common, firstName: z.string(), lastName: z.string(), email: z.string() });

/** A visitor says who writes and where the answer goes. */
export const visitorForm = z.object({
  ...common,
  firstName: name.pipe(z.string().min(1, required)),
  lastName: name,
  email: emailInput,
});

/** What somebody fills in to write to an advertiser. */
export type HomeMessage = z.output<typeof visitorForm>;

/** A form in which nothing stands. */
export const EMPTY_MESSAGE: HomeMessage = { firstName: '', lastName: '', email: '', phone: '', day: '', text: '' };
