import type { AccountRecord } from '#capabilities/accounts/account.record.ts';
import { accountsById } from '#capabilities/accounts/server/account-lookup.service.ts';
import type { OfferRecord } from '#capabilities/offers/offer.record.ts';
import { readCards } from '#capabilities/offers/server/offer-card.service.ts';
import type { BatchFetch } from '#platform/context/context.ts';

/** Accounts by id; null for missing ones. */
export const accountLoader: BatchFetch<number, AccountRecord | null> = async ({ db }, ids) => {
  const byId = new Map((await accountsById(db, ids)).map((account) => [account.id, account]));
  return ids.map((id) => byId.get(id) ?? null);
};

/** Public homes by id; null for hidden ones. */
export const homeLoader: BatchFetch<number, OfferRecord | null> = async (ctx, ids) => {
  const byId = new Map((await readCards(ctx, ids)).map((card) => [card.id, card]));
  return ids.map((id) => byId.get(id) ?? null);
};
