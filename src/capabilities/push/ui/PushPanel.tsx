import { TitledPanel } from '#kit/design/content/TitledPanel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { PushDevices } from './PushDevices.tsx';
import { PushOffer } from './PushOffer.tsx';
import { usePush } from './usePush.ts';

/** Push of a member: why, on this device, and on which others. */
export function PushPanel({ accountId }: { accountId: number }) {
  const { text } = useLocale();
  const push = usePush(accountId);
  return (
    <TitledPanel title={text('push.title')} intro={text('push.why')}>
      <PushOffer push={push} />
      <PushDevices push={push} />
    </TitledPanel>
  );
}
