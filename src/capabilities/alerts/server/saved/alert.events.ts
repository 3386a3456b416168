import { z } from '#kernel/schema.ts';
import { eventKind } from '#platform/events/event.ts';

/** Homes were found for these alerts, and their mails or pushes are queued. */
export const homesAlerted = eventKind('alert.homesFound', z.object({ alertIds: z.array(z.int()).readonly() }));
