import { AlertDelayDocument, type AlertDelayQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** What was measured over the last 30 days. */
export type MeasuredLatency = AlertDelayQuery['alertDelay'];

/** Reads how fast alerts are. */
export const loadAlertLatency = async (): Promise<MeasuredLatency> =>
  (await execute(AlertDelayDocument, {})).alertDelay;
