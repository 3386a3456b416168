import { lazy, Suspense } from 'react';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { withTexts } from '#kit/i18n/loaded-texts.ts';

const SeekersNote = lazy(async () => ({
  default: (await withTexts('seekers', import('./SeekersNote.tsx'))).SeekersNote,
}));

/** How many people look for a home like this, fetched where there is something to say. */
export function Seekers({ people }: { people: number | null }) {
  const isHydrated = useHydrated();
  if (people === null || !isHydrated) return null;
  return (
    <Suspense fallback={null}>
      <SeekersNote people={people} />
    </Suspense>
  );
}
