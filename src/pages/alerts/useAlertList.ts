import { useEffect, useState } from 'react';
import { removeSearches } from '#capabilities/alerts/ui/save-search.ts';
import { type AlertEntryFragment, EditSearchDocument } from '#generated/operations.ts';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { failureToast } from '#kit/forms/form-texts.ts';
import { execute } from '#kit/graphql/execute.ts';

/** A field of an alert and the text of its new value. */
export type AlertEdit = readonly [field: string, value: string];

/** Alerts on the screen and their actions. */
export interface AlertList {
  alerts: readonly AlertEntryFragment[];
  /** Shows a change at once and sends it, field by field; reverts it on failure. Resolves to whether it succeeded. */
  edit: (
    alert: AlertEntryFragment,
    shown: Partial<AlertEntryFragment>,
    edits: readonly AlertEdit[],
  ) => Promise<boolean>;
  remove: (ids: readonly string[]) => Promise<void>;
}

/** @param read the server's latest answer; a newer one replaces the list */
export function useAlertList(read: readonly AlertEntryFragment[], onFailed: () => void): AlertList {
  const [alerts, setAlerts] = useState(read);
  useEffect(() => setAlerts(read), [read]);
  const put = (id: string, change: Partial<AlertEntryFragment>): void =>
    setAlerts((shown) => shown.map((alert) => (alert.id === id ? { ...alert, ...change } : alert)));
  return {
    alerts,
    edit: async (alert, shown, edits) => {
      put(alert.id, shown);
      try {
        for (const [field, value] of edits) await execute(EditSearchDocument, { id: alert.id, field, value });
        toasts.show('success', 'alert', { text: 'alerts.edited' });
        return true;
      } catch (error) {
        toasts.show('error', 'alert', failureToast(error));
        put(alert.id, alert);
        // Of several fields some may have been changed.
        onFailed();
        return false;
      }
    },
    remove: async (ids) => {
      setAlerts((shown) => shown.filter(({ id }) => !ids.includes(id)));
      if (!(await removeSearches(ids))) {
        setAlerts(read);
        onFailed();
      }
    },
  };
}
