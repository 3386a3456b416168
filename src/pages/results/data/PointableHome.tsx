import { type ReactNode, useSyncExternalStore } from 'react';
import { pointedHomes } from '#capabilities/search/ui/map/pointed-homes.ts';

type PointableHomeProps = { id: number; children: ReactNode };

/** A place in the list of a home with a pin, which is marked when the pointer is on that pin. */
export function PointableHome({ id, children }: PointableHomeProps) {
  const isLifted = useSyncExternalStore(
    pointedHomes.subscribe,
    () => pointedHomes.get().cellKey !== null && pointedHomes.get().offerIds.includes(id),
    () => false,
  );
  return (
    <li data-home={id} data-lifted={isLifted || undefined}>
      {children}
    </li>
  );
}
