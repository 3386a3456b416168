import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { whenInView } from '#kit/viewport/when-in-view.ts';
import type { ShownPlace } from './shown-place.ts';

/** A map that does not arrive takes nothing away: the drawing under it stays. */
const StreetsIfAny = lazy(() =>
  import('./StreetsIfAny.tsx').then(
    (module) => ({ default: module.StreetsIfAny }),
    () => ({ default: () => null }),
  ),
);

/** Lays a map with streets over the drawing of a place once somebody has scrolled there, if there is such a map. */
export function StreetsWhenSeen(place: ShownPlace) {
  const frame = useRef<HTMLDivElement>(null);
  const [isSeen, setIsSeen] = useState(false);
  useEffect(() => (frame.current ? whenInView(frame.current, () => setIsSeen(true)) : undefined), []);
  return (
    <div ref={frame} className="absolute inset-0 print:hidden">
      {isSeen && (
        <Suspense>
          <StreetsIfAny {...place} />
        </Suspense>
      )}
    </div>
  );
}
