import { useViewer } from '#kit/viewer/useViewer.ts';
import { PushOffer } from './PushOffer.tsx';
import type { PushMember } from './push-flag.ts';
import { usePush } from './usePush.ts';

/** Push on this device, where a member has just said that they want to hear at once; for nobody else. */
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
