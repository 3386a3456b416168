import { accountStatusChanged } from '#capabilities/accounts/server/account/account.events.ts';
import { findAccountById } from '#capabilities/accounts/server/account-lookup.service.ts';
import { AccountStatus } from '#kernel/actor.ts';
import { type EventListener, listensTo } from '#platform/events/event.ts';
import { deleteSubscriptionsOf } from './subscription.queries.ts';

/** Listeners of push: removes the devices of suspended and removed accounts. */
export const PUSH_LISTENERS: readonly EventListener[] = [
  listensTo(accountStatusChanged, 'push.forgetDevices', async ({ db: tx }, { accountId }) => {
    const account = await findAccountById(tx, accountId);
    const isBarred = account?.status === AccountStatus.Inactive || account?.status === AccountStatus.Removed;
    if (isBarred) await deleteSubscriptionsOf(tx, [accountId]);
  }),
];
