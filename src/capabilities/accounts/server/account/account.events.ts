import { eventKind } from '#platform/events/event.ts';

/** The address of an account was confirmed. */
export const accountConfirmed = eventKind<{ accountId: number }>('account.confirmed');

/** An account was suspended, restored or removed. Listeners read its present status. */
export const accountStatusChanged = eventKind<{ accountId: number }>('account.statusChanged');

/** An account was erased: it contains no personal data any more. */
export const accountErased = eventKind<{ accountId: number }>('account.erased');
