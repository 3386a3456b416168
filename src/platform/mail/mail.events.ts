import { eventKind } from '#platform/events/event.ts';

/** An address does not take a mail: it says that it never will, or did not for a day. */
export const mailRefused = eventKind<{ key: string; recipient: string }>('mail.refused');
