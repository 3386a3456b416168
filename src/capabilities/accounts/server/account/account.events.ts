import { z } from '#kernel/schema.ts';
import { eventKind } from '#platform/events/event.ts';

/** The address of an account was confirmed. */
export const accountConfirmed = eventKind('account.confirmed', z.object({ accountId: z.int() }));

/** An account was suspended, restored or removed. Listeners read its present status. */
export const accountStatusChanged = eventKind('account.statusChanged', z.object({ accountId: z.int() }));

/** An account was erased: it contains no personal data any more. */
export const accountErased = eventKind('account.erased', z.object({ accountId: z.int() }));
