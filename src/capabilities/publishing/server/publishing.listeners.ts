import { accountStatusChanged } from '#capabilities/accounts/server/account/account.events.ts';
import { type EventListener, listensTo } from '#platform/events/event.ts';
import { hideOffersOfAccount } from './editing/owner-account.service.ts';

/** Listeners of owners' offers. */
export const PUBLISHING_LISTENERS: readonly EventListener[] = [
  listensTo(accountStatusChanged, 'publishing.followAccount', hideOffersOfAccount),
];
