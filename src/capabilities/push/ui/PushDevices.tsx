import { Button } from '#kit/design/buttons/Button.tsx';
import { Badge } from '#kit/design/content/Badge.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { formatDayAndTime } from '#kit/i18n/day-and-time.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { Device, Push } from './usePush.ts';

/** The devices of a member, each with a button to remove it; empty without devices. */
export function PushDevices({ push: { devices, isBusy, remove } }: { push: Push }) {
  const { text } = useLocale();
  if (devices.length === 0) return null;
  return (
    <div className="flex flex-col gap-1">
      <h3 className="text-base font-medium">{text('push.devices')}</h3>
      <ul className="flex flex-col divide-y divide-line">
        {devices.map((device) => (
          <li key={device.id}>
            <DeviceRow device={device} isBusy={isBusy} onRemove={() => remove(device)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type DeviceRowProps = { device: Device; isBusy: boolean; onRemove: () => void };

function DeviceRow({ device, isBusy, onRemove }: DeviceRowProps) {
  const { text } = useLocale();
  const name = deviceText(device, text);
  const date = formatDayAndTime(device.createdAt);
  const since = text('push.since', { date });
  const last = device.succeededAt && text('push.last', { date: formatDayAndTime(device.succeededAt) });
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <Icon name="laptop" className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 basis-52">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {name}
          {device.isCurrent && <Badge tone="lake">{text('push.current')}</Badge>}
        </p>
        <p className="text-sm text-muted">{last ? `${since}, ${last}` : since}</p>
      </div>
      <Button
        variant="quiet"
        size="small"
        aria-label={text('push.removeDevice', { device: name, date })}
        isLoading={isBusy}
        onClick={onRemove}
      >
        {text('push.remove')}
      </Button>
    </div>
  );
}

/** Description of a device: browser and system, one of them, or neither. */
function deviceText({ browser, system }: Device, text: ReturnType<typeof useLocale>['text']): string {
  if (browser && system) return text('push.device', { browser, system });
  return browser ?? system ?? text('push.unknown');
}
