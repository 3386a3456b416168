import { useViewer } from '#kit/viewer/useViewer.ts';
import { PushOffer } from './PushOffer.tsx';
import type { PushMember } from './push-flag.ts';
import { usePush } from './usePush.ts';

/** Offers push on this device to a member who has just asked for immediate alerts. */
export function PushHere() {
  const viewer = useViewer();
  return viewer && <OfferedPush member={viewer} />;
}

function OfferedPush({ member }: { member: PushMember }) {
  return (
    <div className="rounded-md bg-mist p-4">
      <PushOffer push={usePush(member)} reason="push.offer" />
    </div>
  );
}
