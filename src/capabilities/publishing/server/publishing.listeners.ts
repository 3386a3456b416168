import { accountStatusChanged } from '#capabilities/accounts/server/account/account.events.ts';
import { type EventListener, listensTo } from '#platform/events/event.ts';
import { followAccount } from './editing/owner-account.service.ts';

/** What owners' offers do when something happens elsewhere. */
export const PUBLISHING_LISTENERS: readonly EventListener[] = [
  listensTo(accountStatusChanged, 'publishing.followAccount', followAccount),
];
