import type { Context } from '#platform/context/context.ts';
import { dependsOnNothing } from '#platform/freshness/dependency.ts';
import { withYields } from '#platform/queues/with-yields.ts';
import type { SearchFilter } from '../../search.filter.ts';
import { agencyIdsOf, readPlaceFacts } from '../index/facts-of-searches.ts';
import { FoundOffers } from '../index/found-offers.ts';
import { searchTable } from '../index/search-index.ts';
import { hiddenHomesOf } from './hidden-homes.service.ts';

/** A search, and the time from which homes are new to the member. */
export interface SearchSince {
  filter: SearchFilter;
  since: Date;
}

/**
 * Number of homes that each search finds and that were added after its time, in the order of the searches.
 *
 * Places, areas and hidden homes of all searches are read together; the homes are counted in memory, with a yield
 * between two searches.
 */
export async function countAddedSince(ctx: Context, searches: readonly SearchSince[]): Promise<number[]> {
  const table = await searchTable(ctx.db, ctx.askedAtMs);
  const filters = searches.map(({ filter }) => filter);
  const [whereOf, agencyIds, hiddenIds] = await Promise.all([
    readPlaceFacts(ctx, filters),
    Promise.all(filters.map((filter) => agencyIdsOf(ctx, filter))),
    hiddenHomesOf(ctx),
  ]);
  const counts: number[] = [];
  for await (const [index, { filter, since }] of withYields(searches.entries())) {
    const facts = {
      ...whereOf(filter),
      agencyIds: agencyIds[index] ?? null,
      cell: null,
      hiddenIds,
      addedAfter: since,
      now: ctx.now(),
    };
    counts.push(new FoundOffers(table, { filter, facts, pageSize: 1, note: dependsOnNothing }).count);
  }
  return counts;
}
