/** A circle as callers write it. */
interface GivenCircle {
  center: object;
  radius?: number | null;
  radiusKm?: number | null;
}

/** A corner, or a polygon that is in the place of its corners. */
interface GivenCorner {
  points?: readonly object[] | null;
}

/** Shapes as callers write them. */
interface GivenShapes {
  circles?: readonly GivenCircle[] | null;
  polygons?: readonly (readonly GivenCorner[])[] | null;
}

/** A query without its null fields, with its shapes in the product's own form. */
export function normalizedQuery(input: GivenShapes): object {
  const { circles, polygons, ...rest } = input;
  const shapes = {
    circles: circles?.map(({ center, radius, radiusKm }) => ({ center, radiusKm: radiusKm ?? radius })),
    polygons: polygons?.map((polygon) => polygon.flatMap((corner) => corner.points ?? [corner])),
  };
  return Object.fromEntries(Object.entries({ ...rest, ...shapes }).filter(([, value]) => value != null));
}
