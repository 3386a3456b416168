import { z } from '#kernel/schema.ts';
import { eventKind } from '#platform/events/event.ts';

/** A mail bounced for good: its address refused it permanently, or did not accept it for a day. */
export const mailRefused = eventKind('mail.refused', z.object({ key: z.string(), recipient: z.string() }));
