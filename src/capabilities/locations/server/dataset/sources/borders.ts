import type { Boundary, Position } from '#kernel/boundary.ts';

/** A line between two areas. */
export type BorderLine = readonly Position[];

/**
 * The lines between areas that touch each other, each once; an edge of one area alone, such as a shore, is left out.
 *
 * @param areas whose common edges have the same positions
 * @param drawn lines that are not repeated
 */
export function bordersBetween(areas: readonly Boundary[], drawn: readonly BorderLine[] = []): BorderLine[] {
  const keyOf = edgeKeys();
  const owners = new Map<number, number>();
  const shared = new Set<number>();
  const taken = new Set(drawn.flatMap((line) => edgesOf(line).map(keyOf)));
  areas.forEach((boundary, index) => {
    for (const edge of boundary.flat().flatMap(edgesOf)) {
      const key = keyOf(edge);
      if ((owners.get(key) ?? index) !== index) shared.add(key);
      owners.set(key, index);
    }
  });
  const isWanted = (edge: Edge): boolean => {
    const key = keyOf(edge);
    if (!shared.has(key) || taken.has(key)) return false;
    taken.add(key);
    return true;
  };
  return areas.flatMap((boundary) => boundary.flat().flatMap((ring) => joined(edgesOf(ring).filter(isWanted))));
}

type Edge = readonly [from: Position, to: Position];

const edgesOf = (line: BorderLine): Edge[] =>
  line.slice(1).flatMap((to, index) => {
    const from = line[index];
    return from ? [[from, to] as const] : [];
  });

/** Numbers edges, the same in both directions; strings would take five times as long. */
function edgeKeys(): (edge: Edge) => number {
  const ids = new Map<number, number>();
  const idOf = ([lng, lat]: Position): number => {
    const place = Math.round((lng + 180) * 1e5) * 2 ** 26 + Math.round((lat + 90) * 1e5);
    const id = ids.get(place) ?? ids.size;
    ids.set(place, id);
    return id;
  };
  return ([from, to]) => {
    const [one, other] = [idOf(from), idOf(to)];
    return Math.min(one, other) * 2 ** 26 + Math.max(one, other);
  };
}

/** Joins edges in the order of a ring to lines: a new one wherever an edge does not start at the end of the last one. */
function joined(edges: readonly Edge[]): BorderLine[] {
  const lines: Position[][] = [];
  for (const [from, to] of edges) {
    const line = lines.at(-1);
    if (line && line.at(-1) === from) line.push(to);
    else lines.push([from, to]);
  }
  return lines;
}
