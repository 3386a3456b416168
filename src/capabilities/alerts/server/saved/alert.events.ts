import { eventKind } from '#platform/events/event.ts';

/** Homes were found for these alerts, and their mails or pushes are queued. */
export const homesAlerted = eventKind<{ alertIds: readonly number[] }>('alert.homesFound');
