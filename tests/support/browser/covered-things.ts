/**
 * Overlaps of a map's pins with other pins, drawn names and controls. The map is found through the page's own components, because only they
 * know the positions of drawn names.
 */
export function coveredThings(): string[] {
  type Fibre = { memoizedProps?: { value?: unknown }; child?: Fibre; sibling?: Fibre };
  type Drawn = { layer: { type: string; layout?: Record<string, unknown> }; properties: Record<string, unknown> };
  type DrawnMap = { queryRenderedFeatures: (box: [number, number][]) => Drawn[]; getCanvas: () => unknown };
  const place = document.querySelector('.maplibregl-map') as HTMLElement;
  const key = Object.keys(place).find((name) => name.startsWith('__reactFiber')) ?? '';
  const findMap = (fibre: Fibre | undefined): DrawnMap | null => {
    if (!fibre) return null;
    const value = fibre.memoizedProps?.value as DrawnMap | undefined;
    if (typeof value?.getCanvas === 'function') return value;
    return findMap(fibre.child) ?? findMap(fibre.sibling);
  };
  const map = findMap((place as unknown as Record<string, Fibre>)[key]?.child);
  if (map === null) return ['no map'];
  const frame = place.getBoundingClientRect();
  const boxes = [...place.querySelectorAll('fieldset button > span')].map((pin) => pin.getBoundingClientRect());
  const touch = (a: DOMRect, b: DOMRect): boolean =>
    a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const seen = boxes.filter(
    (box) => box.right > frame.left && box.left < frame.right && box.bottom > frame.top && box.top < frame.bottom,
  );
  const others = seen.filter((box, index) => seen.slice(index + 1).some((other) => touch(box, other)));
  const controls = [...place.querySelectorAll('[data-map-control]')].map((control) => control.getBoundingClientRect());
  const under = seen.filter((box) => controls.some((control) => touch(box, control)));
  const names = seen.flatMap((box) =>
    map
      .queryRenderedFeatures([
        [box.left - frame.left, box.top - frame.top],
        [box.right - frame.left, box.bottom - frame.top],
      ])
      .filter(({ layer }) => layer.type === 'symbol' && layer.layout?.['text-field'])
      .map(({ properties }) => `name ${String(properties.name)}`),
  );
  return [...others.map(() => 'pin'), ...under.map(() => 'control'), ...names];
}
