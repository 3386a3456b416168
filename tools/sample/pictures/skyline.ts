import { type Colour, darken, mix } from './colour.ts';
import { lampLight, type Scene } from './scene.ts';
import { figure, type Point, polygon, polygons, rect } from './svg.ts';

const WALLS: readonly Colour[] = ['#e6d9bf', '#d9c7a6', '#ece5d5', '#cfc4b0', '#dcb999', '#c9cdbd', '#e3cfc0'];
const ROOFS: readonly Colour[] = ['#a4583f', '#96503c', '#8a5a48', '#75655c', '#b0684a'];

/** A row of gabled town houses seen from afar. */
export function drawTownRow(
  scene: Scene,
  left: number,
  right: number,
  foot: number,
  height: number,
  haze: number,
): string {
  const { rng } = scene;
  let out = '';
  for (let x = left; x < right; ) {
    const w = height * rng.range(0.5, 0.95);
    const h = height * rng.range(0.55, 1);
    out += townHouse(scene, x, foot, w, h, haze);
    x += w * rng.range(0.96, 1);
  }
  return out;
}

function townHouse(scene: Scene, x: number, foot: number, w: number, h: number, haze: number): string {
  const { rng, mood } = scene;
  const wall = scene.far(scene.c(rng.pick(WALLS)), haze);
  const roof = mood.snow ? scene.far('#e6ecec', haze) : scene.far(scene.c(rng.pick(ROOFS)), haze);
  const rise = h * rng.range(0.28, 0.5);
  const gabled = rng.chance(0.55);
  const shade = mix(wall, mood.shadow, 0.28 * (1 - haze));
  const top = foot - h;
  const at = (offsets: readonly number[]): Point[] => figure(x, top, w, offsets, 1);
  const front = gabled
    ? polygon(at([0, -h, 0, 0, 0.36, rise, 0.72, 0, 0.72, -h]), wall) +
      polygon(at([0.72, -h, 0.72, 0, 1, 0, 1, -h]), shade) +
      polygon(at([0.36, rise, 0.66, rise, 1.02, 0, 0.74, 0]), roof) +
      polygon(at([0.36, rise * 1.08, -0.03, -2, 0.02, -2, 0.36, rise * 0.9, 0.72, -2, 0.77, -2]), darken(roof, 0.12))
    : rect(x, top, w, h, wall) +
      rect(x + w * 0.82, top, w * 0.18, h, shade) +
      polygon(at([-0.03, 0, 0.1, rise, 0.9, rise, 1.03, 0]), roof);
  return front + farWindows(scene, x + w * 0.06, top + h * 0.08, gabled ? w * 0.6 : w * 0.76, h * 0.84, haze);
}

function farWindows(scene: Scene, x: number, y: number, w: number, h: number, haze: number): string {
  const { rng, mood } = scene;
  const cols = Math.max(2, Math.round(w / 38));
  const rows = Math.max(2, Math.round(h / 50));
  const dark: Point[][] = [];
  const warm: Point[][] = [];
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < cols; c++) {
      const [cx, cy] = [x + (w * (c + 0.28)) / cols, y + (h * (r + 0.2)) / rows];
      const [cw, ch] = [(w / cols) * 0.44, (h / rows) * 0.56];
      (rng.chance(mood.lamps * 1.2) ? warm : dark).push([
        [cx, cy],
        [cx + cw, cy],
        [cx + cw, cy + ch],
        [cx, cy + ch],
      ]);
    }
  return polygons(dark, scene.far(mix(mood.glass[0], mood.shadow, 0.25), haze)) + polygons(warm, lampLight(scene));
}

/** A slender church spire. */
export function drawSpire(scene: Scene, x: number, foot: number, h: number, haze: number): string {
  const w = h * 0.085;
  const stone = scene.far(scene.c('#d3c8ae'), haze);
  const dark = mix(stone, scene.mood.shadow, 0.3);
  const roof = scene.far(scene.c('#5f7f74'), haze);
  return (
    rect(x - w, foot - h * 0.55, w * 2, h * 0.55, stone) +
    rect(x + w * 0.3, foot - h * 0.55, w * 0.7, h * 0.55, dark) +
    polygon(
      [
        [x - w * 1.15, foot - h * 0.55],
        [x, foot - h],
        [x + w * 1.15, foot - h * 0.55],
      ],
      roof,
    ) +
    polygon(
      [
        [x + w * 0.1, foot - h * 0.55],
        [x, foot - h],
        [x + w * 1.15, foot - h * 0.55],
      ],
      mix(roof, scene.mood.shadow, 0.35),
    ) +
    rect(x - w * 0.4, foot - h * 0.48, w * 0.8, h * 0.09, scene.far('#3c4a48', haze)) +
    rect(x - w * 0.1, foot - h * 1.06, w * 0.2, h * 0.07, scene.far('#b79a55', haze))
  );
}
