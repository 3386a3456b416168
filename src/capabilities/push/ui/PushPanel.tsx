import { TitledPanel } from '#kit/design/content/TitledPanel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { PushDevices } from './PushDevices.tsx';
import { PushOffer } from './PushOffer.tsx';
import type { PushMember } from './push-flag.ts';
import { usePush } from './usePush.ts';

/** Settings of push: its use, this device, and the member's other devices. */
export function PushPanel() {
  const viewer = useViewer();
  return viewer && <OwnPush member={viewer} />;
}

function OwnPush({ member }: { member: PushMember }) {
  const { text } = useLocale();
  const push = usePush(member);
  return (
    <TitledPanel title={text('push.title')} intro={text('push.why')}>
      <PushOffer push={push} />
      <PushDevices push={push} />
    </TitledPanel>
  );
}
