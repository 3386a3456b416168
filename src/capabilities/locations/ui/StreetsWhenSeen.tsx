import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { whenInView } from '#kit/viewport/when-in-view.ts';
import type { ShownPlace } from './shown-place.ts';

/** A failed import leaves the drawing under the map visible. */
const StreetsIfAny = lazy(() =>
  import('./StreetsIfAny.tsx').then(
    (module) => ({ default: module.StreetsIfAny }),
    () => ({ default: () => null }),
  ),
);

/** Shows a map with streets over the drawing of a place once the visitor has scrolled there, if there is such a map. */
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
