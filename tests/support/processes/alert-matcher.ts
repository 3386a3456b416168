import { MATCHING_JOBS } from '#capabilities/alerts/server/matching/matching.jobs.ts';
import { workUntilKilled } from './killed-worker.ts';

/** A process that holds alerts against news of homes. */
const [match] = MATCHING_JOBS;
if (!match) throw new Error('Nobody holds alerts against homes.');
await workUntilKilled(match);
