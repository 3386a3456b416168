import { countAddedSince } from '#capabilities/search/server/homes/added-offers.service.ts';
import type { BatchFetch } from '#platform/context/context.ts';
import type { AlertRecord } from '../../alert.record.ts';
import { searchOfAlert } from '../../alert-filter.ts';

/** How many homes each alert finds that came since it was opened: from the index in memory, all in one go. */
export const newCountLoader: BatchFetch<AlertRecord, number> = (ctx, alerts) =>
  countAddedSince(
    ctx,
    alerts.map(({ filter, openedAt }) => ({ filter: searchOfAlert(filter), since: openedAt })),
  );
