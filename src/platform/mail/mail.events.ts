import { eventKind } from '#platform/events/event.ts';

/** A mail bounced for good: its address refused it permanently, or did not accept it for a day. */
export const mailRefused = eventKind<{ key: string; recipient: string }>('mail.refused');
