import type { Context } from '#platform/context/context.ts';
import { dependsOnNothing } from '#platform/freshness/dependency.ts';
import { inTurns } from '#platform/queues/in-turns.ts';
import type { SearchFilter } from '../../search.filter.ts';
import { agencyIdsOf, readWhere } from '../index/facts-of-searches.ts';
import { FoundOffers } from '../index/found-offers.ts';
import { searchTable } from '../index/search-index.ts';
import { hiddenHomesOf } from './hidden-homes.service.ts';

/** A search, and from when on homes are new to who asks. */
export interface SearchSince {
  filter: SearchFilter;
  since: Date;
}

/**
 * How many homes each search finds that came after its moment, in the order of the searches. Places, areas and hidden homes
 * of all of them are read together; the homes are counted in memory, and between two
 * searches others have their turn.
 */
export async function countAddedSince(ctx: Context, searches: readonly SearchSince[]): Promise<number[]> {
  const table = await searchTable(ctx.db, ctx.askedAtMs);
  const filters = searches.map(({ filter }) => filter);
  const [whereOf, agencyIds, hiddenIds] = await Promise.all([
    readWhere(ctx, filters),
    Promise.all(filters.map((filter) => agencyIdsOf(ctx, filter))),
    hiddenHomesOf(ctx),
  ]);
  const counts: number[] = [];
  for await (const [index, { filter, since }] of inTurns(searches.entries())) {
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
