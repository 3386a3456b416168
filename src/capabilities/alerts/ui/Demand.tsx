import { lazy, Suspense } from 'react';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { withTexts } from '#kit/i18n/loaded-texts.ts';

const DemandHint = lazy(async () => ({
  default: (await withTexts('seekers', import('./DemandHint.tsx'))).DemandHint,
}));

/** Number of people who look for a home like this. The component is loaded only where there is a number. */
export function Demand({ people }: { people: number | null }) {
  const isHydrated = useHydrated();
  if (people === null || !isHydrated) return null;
  return (
    <Suspense fallback={null}>
      <DemandHint people={people} />
    </Suspense>
  );
}
