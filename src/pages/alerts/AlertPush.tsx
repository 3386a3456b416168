import { lazy, Suspense } from 'react';
import { AlertFrequency } from '#capabilities/alerts/alert.ts';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { withTexts } from '#kit/i18n/loaded-texts.ts';

export const PushHere = lazy(async () => ({
  default: (await withTexts('push', import('#capabilities/push/ui/PushHere.tsx'))).PushHere,
}));

/**
 * Push on this device, offered to members once they have chosen "Immediately" for a search, and not before.
 *
 * @source docs/reference/workspace.md, "Saved searches"
 */
export function AlertPush({ alerts }: { alerts: readonly { notification: number }[] }) {
  const isHydrated = useHydrated();
  if (!isHydrated || !alerts.some(({ notification }) => notification === AlertFrequency.Immediately)) return null;
  return (
    <Suspense fallback={null}>
      <PushHere />
    </Suspense>
  );
}
