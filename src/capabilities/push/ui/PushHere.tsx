import { useViewer } from '#kit/viewer/useViewer.ts';
import { PushOffer } from './PushOffer.tsx';
import { usePush } from './usePush.ts';

/** Push on this device, where a member has just said that they want to hear at once; for nobody else. */
export function PushHere() {
  const viewer = useViewer();
  return viewer && <OfferedPush accountId={viewer.id} />;
}

function OfferedPush({ accountId }: { accountId: number }) {
  return (
    <div className="rounded-md bg-mist p-4">
      <PushOffer push={usePush(accountId)} reason="push.offer" />
    </div>
  );
}
