import { AlertDelayDocument, type AlertDelayQuery } from '#generated/operations.ts';
import { execute } from '#kit/graphql/execute.ts';

/** Measurements of the last 30 days. */
export type MeasuredLatency = AlertDelayQuery['alertDelay'];

/** Reads the latency of alerts. */
export const loadAlertLatency = async (): Promise<MeasuredLatency> =>
  (await execute(AlertDelayDocument, {})).alertDelay;
