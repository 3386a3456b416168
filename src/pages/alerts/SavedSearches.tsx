import { lazy, Suspense, useState } from 'react';
import { OWN_ALERTS_ID } from '#capabilities/alerts/alert.links.ts';
import { alertQuota, VISITOR_QUOTA } from '#capabilities/alerts/alert-quota.ts';
import { QuotaReached } from '#capabilities/alerts/ui/QuotaReached.tsx';
import type { AlertEntryFragment } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { AlertEntry } from './AlertEntry.tsx';
import { AlertPush } from './AlertPush.tsx';
import { useAlertList } from './useAlertList.ts';

const EditAlert = lazy(async () => ({ default: (await import('./EditAlert.tsx')).EditAlert }));

type SavedSearchesProps = { read: readonly AlertEntryFragment[]; onFailed: () => void };

/** Saved searches one below the other, several of which can be deleted together. */
export function SavedSearches({ read, onFailed }: SavedSearchesProps) {
  const { text } = useLocale();
  const list = useAlertList(read, onFailed);
  const viewer = useViewer();
  const limit = viewer ? alertQuota(viewer.rolesFlag) : VISITOR_QUOTA;
  const used = list.alerts.length;
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isAsking, setIsAsking] = useState(false);
  const [edited, setEdited] = useState<AlertEntryFragment | null>(null);
  const ids = list.alerts.map(({ id }) => id).filter((id) => selected.has(id));
  const select = (id: string, isOn: boolean): void =>
    setSelected((before) => new Set(isOn ? [...before, id] : [...before].filter((other) => other !== id)));
  return (
    <section id={OWN_ALERTS_ID} className="flex flex-col gap-4">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <p role="status" className="font-medium">
          {text('alerts.count', { count: used })}
        </p>
        <Button
          variant="secondary"
          size="small"
          disabled={ids.length === 0}
          icon={<Icon name="trash" className="size-4" />}
          onClick={() => setIsAsking(true)}
        >
          {text('alerts.delete', { count: ids.length })}
        </Button>
      </div>
      {used >= limit && (
        <div className="rounded-md bg-mist p-4">
          <QuotaReached limit={limit} used={used} />
        </div>
      )}
      <AlertPush alerts={list.alerts} />
      <ul className="flex flex-col gap-4">
        {list.alerts.map((alert) => (
          <li key={alert.id}>
            <AlertEntry
              alert={alert}
              isSelected={selected.has(alert.id)}
              onSelect={(isOn) => select(alert.id, isOn)}
              onFrequency={(notification) =>
                void list.edit(alert, { notification }, [['notification', String(notification)]])
              }
              onEdit={() => setEdited(alert)}
            />
          </li>
        ))}
      </ul>
      <Dialog
        title={text('alerts.deleteConfirm', { count: ids.length })}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        placement="small"
        footer={
          <>
            <Button variant="secondary" onClick={() => setIsAsking(false)}>
              {text('alerts.deleteNo')}
            </Button>
            <Button
              onClick={() => {
                setIsAsking(false);
                void list.remove(ids);
              }}
            >
              {text('alerts.deleteYes')}
            </Button>
          </>
        }
      >
        {text('alerts.deleteText')}
      </Dialog>
      {edited && (
        <Suspense fallback={null}>
          <EditAlert key={edited.id} alert={edited} onClose={() => setEdited(null)} onEdit={list.edit} />
        </Suspense>
      )}
    </section>
  );
}
