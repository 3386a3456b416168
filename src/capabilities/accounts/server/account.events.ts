import { eventKind } from '#platform/events/event.ts';

/** Somebody showed that the address of an account is theirs. */
export const accountConfirmed = eventKind<{ accountId: number }>('account.confirmed');

/** Nothing names the person of an account any more. */
export const accountErased = eventKind<{ accountId: number }>('account.erased');
