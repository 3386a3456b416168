import { lazy, Suspense } from 'react';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { withTexts } from '#kit/i18n/loaded-texts.ts';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { AlertFrequency } from '../alert.ts';

const ImmediatePush = lazy(async () => ({
  default: (await withTexts('push', import('./ImmediatePush.tsx'))).ImmediatePush,
}));

/**
 * Push on this device, offered to members once they have chosen "Immediately" somewhere, and to nobody before.
 *
 * @param frequencies what is chosen, search by search
 * @source docs/reference/workspace.md, "Saved searches"
 */
export function PushAtOnce({ frequencies }: { frequencies: readonly number[] }) {
  const viewer = useViewer();
  const isHydrated = useHydrated();
  if (!viewer || !isHydrated || !frequencies.includes(AlertFrequency.Immediately)) return null;
  return (
    <Suspense fallback={null}>
      <div className="rounded-md bg-mist p-4">
        <ImmediatePush accountId={viewer.id} />
      </div>
    </Suspense>
  );
}
