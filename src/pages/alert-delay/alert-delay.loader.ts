import { AlertDelayDocument, type AlertDelayQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** What was measured over the last 30 days. */
export type MeasuredDelay = AlertDelayQuery['alertDelay'];

/** Reads how fast alerts are. */
export const loadAlertDelay = async (): Promise<MeasuredDelay> => (await execute(AlertDelayDocument, {})).alertDelay;
