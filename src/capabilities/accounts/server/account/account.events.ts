import { eventKind } from '#platform/events/event.ts';

/** Somebody showed that the address of an account is theirs. */
export const accountConfirmed = eventKind<{ accountId: number }>('account.confirmed');

/** An account was suspended, restored or removed: whoever hears reads how it stands by then. */
export const accountStatusChanged = eventKind<{ accountId: number }>('account.statusChanged');

/** Nothing names the person of an account any more. */
export const accountErased = eventKind<{ accountId: number }>('account.erased');
