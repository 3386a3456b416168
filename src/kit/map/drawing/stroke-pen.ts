import type { MapLibreMap } from 'maplibre-gl';
import type { Corner } from './free-shape.ts';

/** How far a press may slip and still set a corner, pixels; a finger is less steady than a mouse. */
export const SLIP_PX = 8;

/** Callbacks of a pen. */
export interface Pen {
  /** Whether a press that begins now may become a line. */
  isWanted: () => boolean;
  /** A line was drawn, in pixels of the map. */
  onLine: (line: Corner[]) => void;
}

/**
 * Lets a pressed mouse, pen or finger draw a line on a map. A second finger cancels the line: two fingers move the map.
 *
 * @returns stops it
 */
export function startPen(map: MapLibreMap, { isWanted, onLine }: Pen): () => void {
  const surface = map.getCanvasContainer();
  const ink = showInk(surface);
  const ending = new AbortController();
  let line: Corner[] = [];

  const giveUp = (): void => {
    line = [];
    ink.show(line);
  };
  const at = ({ clientX, clientY }: PointerEvent): Corner => {
    const { left, top } = surface.getBoundingClientRect();
    return [clientX - left, clientY - top];
  };
  const listen = (target: Window | HTMLElement, type: string, handle: (event: PointerEvent) => void): void =>
    target.addEventListener(type, handle as EventListener, { signal: ending.signal, capture: true });

  listen(surface, 'pointerdown', (event) => {
    giveUp();
    if (event.isPrimary && event.button === 0 && !event.shiftKey && isWanted()) line = [at(event)];
  });
  listen(window, 'pointermove', (event) => {
    if (line.length === 0 || !event.isPrimary) return;
    line.push(at(event));
    if (isLine(line)) ink.show(line);
  });
  listen(window, 'pointerup', (event) => {
    if (!event.isPrimary) return;
    const drawn = line;
    giveUp();
    if (isLine(drawn)) onLine(drawn);
  });
  listen(window, 'pointercancel', giveUp);
  return () => {
    ending.abort();
    ink.remove();
  };
}

/** Whether a press went further than it may slip. */
function isLine(line: readonly Corner[]): boolean {
  const [first] = line;
  return first !== undefined && line.some(([x, y]) => Math.hypot(x - first[0], y - first[1]) > SLIP_PX);
}

/** The line while it is drawn, without the way through the map: it has to stay under the finger. */
function showInk(surface: HTMLElement) {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  svg.setAttribute('class', 'pointer-events-none absolute inset-0 size-full');
  path.setAttribute('class', 'fill-lake/15 stroke-lake');
  path.setAttribute('stroke-width', '3');
  path.setAttribute('stroke-linejoin', 'round');
  svg.append(path);
  surface.append(svg);
  return {
    show: (line: readonly Corner[]) => path.setAttribute('d', line.length > 1 ? `M${line.join('L')}` : ''),
    remove: () => svg.remove(),
  };
}
