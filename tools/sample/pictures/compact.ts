/** The area a shape may touch: left, top, right, bottom. */
type Extent = readonly [number, number, number, number];

interface Element {
  readonly kind: 'path' | 'other' | 'barrier';
  text: string;
  readonly attrs: string;
  readonly extents: Extent[];
}

/** How far back a shape looks for a sibling to join. */
const REACH = 600;

/**
 * Joins shapes that look the same into one path wherever nothing lies between them: a façade of a hundred panes
 * becomes a handful of paths, which makes pictures small and quick to rasterise without changing a pixel.
 */
export function compact(svg: string): string {
  const out: Element[] = [];
  for (const [text] of svg.matchAll(
    /<(linear|radial)Gradient[\s\S]*?<\/\1Gradient>|<clipPath[\s\S]*?<\/clipPath>|<[^>]+>/g,
  )) {
    const element = parse(text);
    const host = element.kind === 'path' ? findHost(out, element) : undefined;
    if (!host) {
      out.push(element);
      continue;
    }
    host.text += element.text;
    host.extents.push(...element.extents);
  }
  return out
    .map((element) => (element.kind === 'path' ? `<path d="${element.text}"${element.attrs}/>` : element.text))
    .join('');
}

function findHost(out: readonly Element[], { attrs, extents: [own] }: Element): Element | undefined {
  if (!own || attrs.includes('url(') || attrs.includes('transform')) return undefined;
  for (let i = out.length - 1; i >= Math.max(0, out.length - REACH); i--) {
    const other = out[i] as Element;
    if (other.kind === 'barrier') return undefined;
    const clash = other.extents.some((extent) => overlap(extent, own));
    if (other.kind === 'path' && other.attrs === attrs && !clash) return other;
    if (clash) return undefined;
  }
  return undefined;
}

const overlap = (a: Extent, b: Extent): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

function parse(text: string): Element {
  const path = /^<path d="([^"]*)"([^>]*?)\/>$/.exec(text);
  const data = path?.[1];
  if (path && data !== undefined && !text.includes('transform'))
    return { kind: 'path', text: data, attrs: path[2] ?? '', extents: [padded(pathExtent(data), text)] };
  const shape = /^<(rect|circle|ellipse) /.exec(text);
  if (shape && !text.includes('transform'))
    return { kind: 'other', text, attrs: '', extents: [padded(shapeExtent(text), text)] };
  if (/^<(linear|radial)Gradient/.test(text)) return { kind: 'other', text, attrs: '', extents: [] };
  return { kind: 'barrier', text, attrs: '', extents: [] };
}

const number = (text: string, name: string): number => Number(new RegExp(` ${name}="([^"]*)"`).exec(text)?.[1] ?? 0);

function shapeExtent(text: string): Extent {
  const [x, y, w, h] = ['x', 'y', 'width', 'height'].map((name) => number(text, name)) as [
    number,
    number,
    number,
    number,
  ];
  if (text.startsWith('<rect')) return [x, y, x + w, y + h];
  const [cx, cy, r] = [number(text, 'cx'), number(text, 'cy'), number(text, 'r')];
  const [rx, ry] = [r || number(text, 'rx'), r || number(text, 'ry')];
  return [cx - rx, cy - ry, cx + rx, cy + ry];
}

const padded = ([l, t, r, b]: Extent, text: string): Extent => {
  const pad = number(text, 'stroke-width') + 0.6;
  return [l - pad, t - pad, r + pad, b + pad];
};

/** How many numbers each path command takes. */
const ARITY: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

function pathExtent(data: string): Extent {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  let [x, y, slack] = [0, 0, 0];
  const meet = (px: number, py: number): void => {
    box[0] = Math.min(box[0], px);
    box[1] = Math.min(box[1], py);
    box[2] = Math.max(box[2], px);
    box[3] = Math.max(box[3], py);
  };
  for (const [, command = 'z', rest = ''] of data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const values = [...rest.matchAll(/-?(?:\d+\.?\d*|\.\d+)/g)].map(Number);
    const lower = command.toLowerCase();
    const size = ARITY[lower] ?? 0;
    const [ox, oy] = command === lower ? [1, 1] : [0, 0];
    for (let i = 0; size > 0 && i + size <= values.length; i += size) {
      const args = values.slice(i, i + size);
      const [bx, by] = [x * ox, y * oy];
      if (lower === 'h') x = bx + (args[0] ?? 0);
      else if (lower === 'v') y = by + (args[0] ?? 0);
      else {
        const points = lower === 'a' ? args.slice(5) : args;
        if (lower === 'a') slack = Math.max(slack, (args[0] ?? 0) * 2, (args[1] ?? 0) * 2);
        if (lower === 't') slack = Math.max(slack, Math.abs((points[0] ?? 0) * 2), Math.abs((points[1] ?? 0) * 2));
        for (let k = 0; k + 1 < points.length; k += 2) meet(bx + (points[k] ?? 0), by + (points[k + 1] ?? 0));
        [x, y] = [bx + (points.at(-2) ?? 0), by + (points.at(-1) ?? 0)];
      }
      meet(x, y);
    }
  }
  return [box[0] - slack, box[1] - slack, box[2] + slack, box[3] + slack];
}
