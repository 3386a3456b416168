import { eventKind } from '#platform/events/event.ts';

/** Alerts found homes, and the mails that tell of them are ready to leave. */
export const homesAlerted = eventKind<{ alertIds: readonly number[] }>('alert.homesFound');
