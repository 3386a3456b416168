import { Button } from '#kit/design/buttons/Button.tsx';
import { ErrorState } from '#kit/design/feedback/ErrorState.tsx';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { Push } from './usePush.ts';

/**
 * State of push on this device, and the button that changes it. The browser asks for permission only after a press of it.
 *
 * @param reason text shown while push is off
 */
export function PushOffer({ push, reason = 'push.off' }: { push: Push; reason?: 'push.off' | 'push.offer' }) {
  const { text } = useLocale();
  const { state, devices, hasFailed, isBusy, turnOn, remove, again } = push;
  if (hasFailed && state === null) return <ErrorState title={text('push.notLoaded')} onRetry={again} />;
  if (state === null)
    return (
      <div role="status" aria-label={text('push.loading')}>
        <Skeleton className="h-11 w-full max-w-md rounded-lg" />
      </div>
    );
  const here = devices.find(({ isCurrent }) => isCurrent);
  const isOn = state === 'on' && here !== undefined;
  const isOff = !isOn && (state === 'off' || state === 'on');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p role="status" className="flex min-w-0 flex-1 basis-64 items-start gap-3">
        <Icon name={isOn ? 'circle-check' : 'bell'} className="mt-0.5 size-5 shrink-0 text-muted" />
        <span>{text(isOn ? 'push.on' : isOff ? reason : `push.${state}`)}</span>
      </p>
      {isOn && (
        <Button variant="secondary" isLoading={isBusy} onClick={() => remove(here)}>
          {text('push.turnOff')}
        </Button>
      )}
      {isOff && (
        <Button variant={reason === 'push.off' ? 'primary' : 'secondary'} isLoading={isBusy} onClick={turnOn}>
          {text('push.turnOn')}
        </Button>
      )}
    </div>
  );
}
