import { between, type Point } from '../paint/camera.ts';
import { type Colour, colour, darker, lighter, mix } from '../paint/colour.ts';
import type { Season } from '../paint/drawing.ts';
import { lit } from '../paint/light.ts';
import { frontPlane, type Vector } from '../paint/plane.ts';
import { box, face, falling, type Scene, upright } from '../paint/scene.ts';
import type { BuildingPlan } from './building-plan.ts';
import { glass } from './openings.ts';

/** A slope or gable: its corners, from the left foot on, and the direction that it faces. */
interface Slope {
  readonly corners: readonly Point[];
  readonly normal: Vector;
  readonly isWall?: boolean;
}

/** Draws the roof of a building whose walls end at a height. */
export function drawRoof(scene: Scene, plan: BuildingPlan, season: Season): void {
  const { roof, storeys, storey } = plan;
  const high = storeys * storey;
  if (roof.kind === 'flat' || roof.kind === 'attic') drawFlat(scene, plan, high, season);
  else if (roof.kind === 'saw') drawSaw(scene, plan, high);
  else drawPitched(scene, plan, season);
}

function drawPitched(scene: Scene, plan: BuildingPlan, season: Season): void {
  const { roof, width, storeys, storey } = plan;
  const tone = season === 'winter' ? mix(roof.tone, colour('#f3f6f8'), 0.82) : roof.tone;
  const high = storeys * storey;
  const slopes = slopesOf(plan, high).filter((slope) => faces(scene, slope));
  for (const slope of slopes.filter(({ isWall }) => isWall)) {
    const wall = plan.upper?.tone ?? plan.wall;
    face(scene, slope.corners, lit(wall, slope.normal, scene.light));
  }
  for (const slope of slopes.filter(({ isWall }) => !isWall)) {
    drawSlope(scene, slope, tone);
    if (roof.hasPanels && season !== 'winter') drawPanels(scene, slope);
  }
  if (roof.kind === 'front') return;
  const edge = darker(lit(tone, [0, 0, -1], scene.light), 0.3);
  upright(scene, [-roof.eaves, high - 0.05, width + roof.eaves, high + 0.14], -roof.eaves, edge);
  const isSeen = slopes.some(({ normal: [, up, away] }) => up > 0 && away < 0);
  for (let index = 0; isSeen && index < roof.dormers; index++) drawDormer(scene, plan, high, [index, tone]);
  if (roof.kind === 'tower') drawTower(scene, plan, tone);
}

/** Whether the camera sees the outside of a slope. */
function faces({ camera }: Scene, { corners, normal }: Slope): boolean {
  const [x, y, z] = corners[0] as Point;
  return (camera.at[0] - x) * normal[0] + (camera.at[1] - y) * normal[1] + (camera.at[2] - z) * normal[2] > 0;
}

const slopesOf = (plan: BuildingPlan, high: number): Slope[] =>
  plan.roof.kind === 'front' ? frontSlopes(plan, high) : sideSlopes(plan, high);

/** A gable to the front, and a slope to each side. */
function frontSlopes({ roof, width: w, depth: d }: BuildingPlan, h: number): Slope[] {
  const { height, eaves: e } = roof;
  const [top, steep] = [h + height, height / (w / 2)];
  const ridge: Point[] = [
    [w / 2, top, -e],
    [w / 2, top, d + e],
  ];
  const slope = (x: number): Point[] => [[x, h - e * steep, -e], ...ridge, [x, h - e * steep, d + e]];
  return [
    {
      corners: [
        [0, h, 0],
        [w, h, 0],
        [w / 2, top, 0],
      ],
      normal: [0, 0, -1],
      isWall: true,
    },
    { corners: slope(-e), normal: unit([-steep, 1, 0]) },
    { corners: slope(w + e), normal: unit([steep, 1, 0]) },
  ];
}

/** A slope to the front; gables or further slopes at the sides. */
function sideSlopes({ roof, width: w, depth: d }: BuildingPlan, h: number): Slope[] {
  const { kind, height, eaves: e } = roof;
  const top = h + height;
  const inset = kind === 'mansard' ? Math.min(1.3, w * 0.1) : Math.min(w * 0.32, d * 0.5);
  const [a, b] = kind === 'gable' ? [-e, w + e] : [inset, w - inset];
  const [front, back] = kind === 'mansard' ? [1.1, d - 1.1] : [d / 2, d / 2];
  const gable = (x: number): Point[] => [
    [x, h, 0],
    [x, h, d],
    [x, top, d / 2],
  ];
  const hip = (x: number, inner: number): Point[] => [
    [x, h, -e],
    [x, h, d + e],
    [inner, top, back],
    [inner, top, front],
  ];
  const sides: Slope[] =
    kind === 'gable'
      ? [
          { corners: gable(0), normal: [-1, 0, 0], isWall: true },
          { corners: gable(w), normal: [1, 0, 0], isWall: true },
        ]
      : [
          { corners: hip(-e, a), normal: unit([-height, inset + e, 0]) },
          { corners: hip(w + e, b), normal: unit([height, inset + e, 0]) },
        ];
  const corners: Point[] = [
    [-e, h, -e],
    [w + e, h, -e],
    [b, top, front],
    [a, top, front],
  ];
  return [...sides, { corners, normal: unit([0, 1, -height / (front + e)]) }];
}

function unit([x, y, z]: Vector): Vector {
  const length = Math.hypot(x, y, z);
  return [x / length, y / length, z / length];
}

function drawSlope(scene: Scene, { corners, normal }: Slope, tone: Colour): void {
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const shade = lit(tone, normal, scene.light);
  face(scene, corners, falling(scene, between(c, d, 0.5), between(a, b, 0.5), shade, 0.2));
  const rows = 14;
  for (let row = 1; row < rows; row++) {
    const share = row / rows;
    scene.canvas.line(
      [scene.camera.spot(between(a, d, share)), scene.camera.spot(between(b, c, share))],
      darker(shade, 0.3),
      1.1,
      0.28,
    );
  }
}

/** Solar panels in two rows on a slope. */
function drawPanels(scene: Scene, { corners, normal }: Slope): void {
  const [a, b, c, d] = corners as [Point, Point, Point, Point];
  const at = (u: number, v: number): Point => between(between(a, b, u), between(d, c, u), v);
  const tone = mix(lit(colour('#2c3f5e'), normal, scene.light), scene.light.sky[1], 0.22);
  const columns = 5;
  for (const low of [0.3, 0.55])
    for (let column = 0; column < columns; column++) {
      const u = 0.24 + (column * 0.52) / columns;
      face(scene, [at(u, low), at(u + 0.096, low), at(u + 0.096, low + 0.22), at(u, low + 0.22)], tone);
    }
}

/** Draws the chimneys of a pitched roof, before the walls and the roof, which hide their feet. */
export function drawChimneys(scene: Scene, plan: BuildingPlan): void {
  const { roof, storeys, storey } = plan;
  if (roof.kind === 'flat' || roof.kind === 'attic' || roof.kind === 'saw') return;
  for (let index = 0; index < roof.chimneys; index++) drawChimney(scene, plan, storeys * storey, index);
}

function drawChimney(scene: Scene, { width, depth, roof }: BuildingPlan, high: number, index: number): void {
  const x = width * (roof.kind === 'front' ? 0.58 + index * 0.1 : ((index + 0.6) / (roof.chimneys + 0.3)) * 0.9);
  const z = depth * (roof.kind === 'mansard' ? 0.3 : 0.52);
  const tone = index % 2 ? colour('#b08a72') : colour('#cbb9a4');
  box(scene, { at: [x, high, z], size: [0.7, roof.height + 0.9, 0.7] }, tone);
  box(scene, { at: [x - 0.1, high + roof.height + 0.9, z - 0.1], size: [0.9, 0.14, 0.9] }, darker(tone, 0.25));
}

function drawDormer(scene: Scene, plan: BuildingPlan, high: number, [index, tone]: readonly [number, Colour]): void {
  const { width, roof, depth } = plan;
  const x = (width * (index + 0.5)) / roof.dormers - 0.7;
  const share = roof.kind === 'mansard' ? 0.14 : 0.2;
  const run = roof.kind === 'mansard' ? 1.1 : depth / 2;
  const z = -roof.eaves + (run + roof.eaves) * share;
  const low = high + roof.height * share;
  const size = Math.min(1.5, roof.height * 0.55);
  box(scene, { at: [x, low, z], size: [1.4, size, (run + roof.eaves) * 0.45] }, lighter(plan.wall, 0.1));
  const plane = frontPlane([x, low, z]);
  glass(scene, plane, [0.22, 0.18, 0.96, size - 0.34]);
  const peak: Point = [x + 0.7, low + size + 0.62, z - 0.15];
  face(
    scene,
    [[x - 0.15, low + size, z - 0.15], [x + 1.55, low + size, z - 0.15], peak],
    darker(lit(tone, [0, 0, -1], scene.light), 0.12),
  );
}

function drawFlat(scene: Scene, plan: BuildingPlan, high: number, season: Season): void {
  const { roof, width, depth, wall, columns } = plan;
  const e = roof.eaves;
  box(
    scene,
    {
      at: [-e, high, -e],
      size: [width + 2 * e, roof.kind === 'attic' ? 0.35 : roof.height, depth + 2 * e],
      isCovered: true,
    },
    e > 0.5 ? colour('#e2dccf') : mix(wall, colour('#8d8f8c'), 0.3),
  );
  if (season === 'winter')
    box(
      scene,
      { at: [-e, high + 0.36, -e], size: [width + 2 * e, 0.2, depth + 2 * e], isCovered: true },
      colour('#f6f8f9'),
    );
  if (roof.hasPanels && season !== 'winter' && scene.camera.at[1] > high + 1)
    for (let x = 1.2; x < width - 2; x += 2.2)
      box(scene, { at: [x, high + 0.6, depth * 0.3], size: [1.7, 0.12, depth * 0.4] }, colour('#2c3f5e'));
  for (let index = 0; index < roof.chimneys; index++)
    box(scene, { at: [width * 0.78, high, depth * 0.6], size: [1, 9, 1] }, colour('#9c5a46'));
  if (roof.kind === 'attic' && roof.height > 2) {
    const [back, side] = [2, width * 0.14];
    box(
      scene,
      { at: [side, high + 0.3, back], size: [width - 2 * side, roof.height, depth - 3] },
      mix(wall, colour('#7d7468'), 0.55),
    );
    const plane = frontPlane([side, high + 0.3, back]);
    const step = (width - 2 * side) / columns;
    for (let column = 0; column < columns; column++) glass(scene, plane, [column * step + 0.2, 0.25, step - 0.4, 2.2]);
    box(
      scene,
      {
        at: [side - 0.6, high + 0.3 + roof.height, back - 0.8],
        size: [width - 2 * side + 1.2, 0.25, depth - 1.6],
        isCovered: true,
      },
      colour('#d7d0c2'),
    );
  }
}

function drawSaw(scene: Scene, { width, depth, roof }: BuildingPlan, high: number): void {
  const teeth = Math.max(3, Math.round(width / 5));
  const step = width / teeth;
  for (let index = 0; index < teeth; index++) {
    const x = index * step;
    const tooth: Point[] = [
      [x, high, 0],
      [x + step, high, 0],
      [x + step, high + roof.height, 0],
    ];
    face(
      scene,
      [
        [x, high, 0],
        [x + step, high + roof.height, 0],
        [x + step, high + roof.height, depth],
        [x, high, depth],
      ],
      lit(roof.tone, [-0.5, 0.85, 0], scene.light),
    );
    face(scene, tooth, lit(mix(roof.tone, colour('#b0705a'), 0.6), [0, 0, -1], scene.light));
  }
  if (roof.chimneys > 0) box(scene, { at: [width * 0.8, high, depth * 0.7], size: [1.2, 9, 1.2] }, colour('#9c5a46'));
}

/** A round-looking tower at the corner, under a pointed roof. */
function drawTower(scene: Scene, { width, storeys, storey, wall }: BuildingPlan, tone: Colour): void {
  const [x, side, top] = [width - 3, 4.6, (storeys + 1) * storey];
  box(scene, { at: [x, 0, -1.2], size: [side, top, side] }, lighter(wall, 0.06));
  const plane = frontPlane([x, 0, -1.2]);
  for (let level = 0; level <= storeys; level++) glass(scene, plane, [side / 2 - 0.45, level * storey + 1.2, 0.9, 1.7]);
  const peak: Point = [x + side / 2, top + 6, -1.2 + side / 2];
  const e = 0.4;
  const ring: Point[] = [
    [x - e, top, -1.2 - e],
    [x + side + e, top, -1.2 - e],
    [x + side + e, top, -1.2 + side + e],
    [x - e, top, -1.2 + side + e],
  ];
  const isRight = scene.camera.at[0] > x + side;
  const [from, to] = isRight ? [1, 2] : [3, 0];
  face(scene, [ring[from] as Point, ring[to] as Point, peak], lit(tone, [isRight ? 0.8 : -0.8, 0.5, 0], scene.light));
  face(scene, [ring[0] as Point, ring[1] as Point, peak], lit(tone, [0, 0.5, -0.8], scene.light));
}
