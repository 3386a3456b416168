import { type ComponentProps, useSyncExternalStore } from 'react';
import { pointedHomes } from '#capabilities/search/ui/map/pointed-homes.ts';
import { KeptItem } from '#kit/kept-markup/KeptItem.tsx';

type PointableHomeProps = { id: number } & Pick<ComponentProps<typeof KeptItem>, 'saying' | 'children'>;

/** A place in the list that the map knows, and that shows when its pin is pointed at. */
export function PointableHome({ id, ...inside }: PointableHomeProps) {
  const isLifted = useSyncExternalStore(
    pointedHomes.subscribe,
    () => pointedHomes.get().cellKey !== null && pointedHomes.get().offerIds.includes(id),
    () => false,
  );
  return <KeptItem data-home={id} data-lifted={isLifted || undefined} {...inside} />;
}
