import { lazy, Suspense } from 'react';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { withTexts } from '#kit/i18n/loaded-texts.ts';

const DemandHint = lazy(async () => ({
  default: (await withTexts('seekers', import('./DemandHint.tsx'))).DemandHint,
}));

/** How many people look for a home like this, fetched where there is something to say. */
export function Demand({ people }: { people: number | null }) {
  const isHydrated = useHydrated();
  if (people === null || !isHydrated) return null;
  return (
    <Suspense fallback={null}>
      <DemandHint people={people} />
    </Suspense>
  );
}
