import { z } from '#kernel/schema.ts';
import { eventKind } from '#platform/events/event.ts';

/** Events of tests. */
export const SOMETHING_HAPPENED = eventKind('test.happened', z.object({ number: z.number() }));
