import { PushOffer } from '#capabilities/push/ui/PushOffer.tsx';
import { usePush } from '#capabilities/push/ui/usePush.ts';

/** Offers to hear of homes on this device as well, to a member who wants to hear of them at once. */
export function ImmediatePush({ accountId }: { accountId: number }) {
  return <PushOffer push={usePush(accountId)} />;
}
