import { eventKind } from '#platform/events/event.ts';

/** What happens in tests of events. */
export const SOMETHING_HAPPENED = eventKind<{ number: number }>('test.happened');
