import { countAddedSince } from '#capabilities/search/server/homes/added-offers.service.ts';
import type { BatchFetch } from '#platform/context/context.ts';
import type { AlertRecord } from '../../alert.record.ts';
import { searchOfAlert } from '../../alert-filter.ts';

/**
 * Number of homes that match each alert and went online after it was last opened. One pass over the index in memory counts them for all
 * alerts.
 */
export const newCountLoader: BatchFetch<AlertRecord, number> = (ctx, alerts) =>
  countAddedSince(
    ctx,
    alerts.map(({ filter, openedAt }) => ({ filter: searchOfAlert(filter), since: openedAt })),
  );
