import { between, farthestFirst, type Point } from '../paint/camera.ts';
import { type Colour, colour, darker, lighter } from '../paint/colour.ts';
import type { Season } from '../paint/drawing.ts';
import { lit } from '../paint/light.ts';
import { frontPlane, on, type Plane, sidePlane } from '../paint/plane.ts';
import { box, face, falling, groundShadow, panel, type Scene } from '../paint/scene.ts';
import { type Balconies, type BuildingPlan, type Cladding, cornerOf } from './building-plan.ts';
import { drawEntrance, drawShops, drawWindow, glass } from './openings.ts';
import { drawChimneys, drawRoof } from './roof.ts';

/** Draws a building with its wing. */
export function drawBuilding(scene: Scene, plan: BuildingPlan, season: Season): void {
  const { wing, width } = plan;
  const [eyeX] = scene.camera.at;
  // A wing on the side of the camera hides a wall of the building, which hides a wing on its other side.
  const isNear = wing?.side === 'left' ? eyeX < 0 : eyeX > width;
  if (!isNear) drawWing(scene, plan, season);
  drawPart(scene, plan, season);
  if (isNear) drawWing(scene, plan, season);
}

function drawWing(scene: Scene, building: BuildingPlan, season: Season): void {
  const { wing } = building;
  if (wing) drawPart({ ...scene, camera: scene.camera.from(cornerOf(wing, building)) }, wing.plan, season);
}

/** Draws a part of a building: its shadow, the side that the camera sees, the front, the roof and the balconies. */
function drawPart(scene: Scene, plan: BuildingPlan, season: Season): void {
  const { width, depth, sideColumns, columns } = plan;
  const front = frontPlane([0, 0, 0]);
  const [eyeX] = scene.camera.at;
  groundShadow(scene, { at: [0, 0, 0], size: [width, plan.storeys * plan.storey, depth] }, 0.5);
  drawChimneys(scene, plan);
  if (eyeX < 0)
    drawWall(scene, plan, { ...sidePlane([0, 0, depth], 'left'), across: [0, 0, -1] }, [depth, sideColumns]);
  if (eyeX > width) drawWall(scene, plan, sidePlane([width, 0, 0], 'right'), [depth, sideColumns]);
  drawWall(scene, plan, front, [width, columns]);
  drawGround(scene, plan, front);
  drawEavesShadow(scene, plan, front);
  if (plan.roof.kind !== 'front') drawBalconies(scene, plan);
  drawRoof(scene, plan, season);
  if (plan.roof.kind === 'front') {
    drawGableWindow(scene, plan, front);
    drawBalconies(scene, plan);
  }
}

function drawWall(scene: Scene, plan: BuildingPlan, plane: Plane, [length, columns]: readonly [number, number]): void {
  const { storeys, storey, upper, wall, base } = plan;
  const high = storeys * storey;
  const split = upper ? Math.min(storeys, upper.from) * storey : high;
  const tone = lit(wall, plane.normal, scene.light);
  panel(scene, plane, [0, 0, length, split], falling(scene, on(plane, 0, high), on(plane, length, 0), tone));
  drawCladding(scene, plane, [length, 0, split], [plan.cladding, tone]);
  if (upper && split < high) {
    const top = lit(upper.tone, plane.normal, scene.light);
    panel(
      scene,
      plane,
      [0, split, length, high - split],
      falling(scene, on(plane, 0, high), on(plane, length, split), top),
    );
    drawCladding(scene, plane, [length, split, high], [upper.cladding, top]);
  }
  if (base) panel(scene, plane, [0, 0, length, 0.7], lit(base, plane.normal, scene.light));
  if (plan.hasBands)
    for (let level = 1; level < storeys; level++)
      panel(scene, plane, [0, level * storey - 0.14, length, 0.28], lighter(tone, 0.28), { opacity: 0.8 });
  if (plan.stairwell && plane.normal[2] !== 0)
    drawStairwell(scene, plan, plane, lit(plan.stairwell, plane.normal, scene.light));
  drawWindows(scene, plan, plane, [length, columns]);
}

function drawStairwell(scene: Scene, plan: BuildingPlan, front: Plane, tone: Colour): void {
  const { width, columns, storeys, storey } = plan;
  const step = width / columns;
  const [u, wide, high] = [entranceColumn(plan) * step + step * 0.12, step * 0.76, storeys * storey];
  panel(scene, front, [u, 0, wide, high], tone);
  glass(scene, front, [u + wide * 0.25, storey, wide * 0.5, high - storey - 0.5]);
  for (let level = 1; level < storeys; level++)
    panel(scene, front, [u + wide * 0.25, level * storey + storey / 2, wide * 0.5, 0.16], tone);
}

/** Joints of the material: faint, so that they read as texture. */
function drawCladding(
  scene: Scene,
  plane: Plane,
  [length, low, high]: readonly [number, number, number],
  [kind, tone]: readonly [Cladding, Colour],
): void {
  if (kind === 'plain') return;
  const { camera, canvas, random } = scene;
  const joint = darker(tone, 0.34);
  const level = (v: number, opacity: number, wide = 1): void =>
    canvas.line([camera.spot(on(plane, 0, v)), camera.spot(on(plane, length, v))], joint, wide, opacity);
  if (kind === 'boards')
    for (let u = 0.3; u < length; u += 0.3)
      canvas.line([camera.spot(on(plane, u, low)), camera.spot(on(plane, u, high))], joint, 0.9, 0.4);
  if (kind === 'logs') for (let v = low + 0.26; v < high; v += 0.26) level(v, 0.5, 1.3);
  if (kind === 'panels') {
    for (let v = low + 1.4; v < high; v += 1.4) level(v, 0.3);
    for (let u = 1.6; u < length; u += 1.6)
      canvas.line([camera.spot(on(plane, u, low)), camera.spot(on(plane, u, high))], joint, 1, 0.3);
  }
  if (kind === 'brick') for (let v = low + 0.2; v < high; v += 0.2) level(v, 0.22, 0.8);
  if (kind === 'brick' || kind === 'stone') {
    const size = kind === 'brick' ? [0.3, 0.14] : [0.7, 0.34];
    const count = Math.min(160, Math.round(length * (high - low) * (kind === 'brick' ? 1.2 : 1.6)));
    for (let index = 0; index < count; index++) {
      const [u, v] = [random.range(0, length - 0.7), random.range(low, high - 0.3)];
      const [wide = 0.3, thick = 0.1] = size;
      panel(
        scene,
        plane,
        [u, v, wide * random.range(0.6, 1.2), thick * random.range(0.7, 1.2)],
        random.chance(0.5) ? lighter(tone, 0.16) : darker(tone, 0.14),
        { opacity: 0.7 },
      );
    }
  }
}

function drawWindows(
  scene: Scene,
  plan: BuildingPlan,
  plane: Plane,
  [length, columns]: readonly [number, number],
): void {
  const { storeys, storey, windows, ground } = plan;
  const isFront = plane.normal[2] !== 0;
  const step = length / Math.max(1, columns);
  const entrance = entranceColumn(plan);
  for (let level = isFront && ground === 'shops' ? 1 : 0; level < storeys; level++) {
    for (let column = 0; column < columns; column++) {
      if (isFront && level === 0 && (column === entrance || isTaken(plan, column))) continue;
      if (isFront && plan.stairwell && column === entrance) continue;
      const wide = Math.min(windows.width, step * (windows.shutters ? 0.46 : windows.kind === 'ribbon' ? 0.98 : 0.8));
      const u = column * step + (step - wide) / 2;
      drawWindow(scene, plane, [u, level * storey + windows.sill], {
        ...windows,
        width: wide,
        height: Math.min(windows.height, storey - windows.sill - 0.35),
      });
    }
  }
}

const entranceColumn = ({ columns }: BuildingPlan): number => Math.floor(columns / 2);

/** Whether the ground floor has no room for a window there. */
const isTaken = ({ ground, columns }: BuildingPlan, column: number): boolean =>
  (ground === 'garage' && column === columns - 1) || (ground === 'barn' && column >= columns - 2);

function drawGround(scene: Scene, plan: BuildingPlan, front: Plane): void {
  const { width, columns, ground, entrance, storey } = plan;
  const step = width / columns;
  if (ground === 'shops') drawShops(scene, front, width, columns);
  else drawEntrance(scene, front, entranceColumn(plan) * step + (step - 1.15) / 2, entrance);
  const gate = ground === 'barn' ? 2 * step - 0.8 : step - 0.5;
  if (ground !== 'garage' && ground !== 'barn') return;
  const tone = lit(ground === 'barn' ? colour('#7b5a40') : colour('#cfcabf'), front.normal, scene.light);
  const high = Math.min(storey - 0.3, 2.4);
  panel(scene, front, [width - gate - 0.25, 0, gate, high], tone);
  for (let u = 0.4; u < gate; u += 0.4)
    panel(scene, front, [width - gate - 0.25 + u, 0, 0.05, high], darker(tone, 0.3));
}

function drawEavesShadow(scene: Scene, { storeys, storey, width, roof }: BuildingPlan, front: Plane): void {
  const reach = Math.min(1.3, 0.2 + roof.eaves * (0.5 + scene.light.direction[1]));
  panel(scene, front, [0, storeys * storey - reach, width, reach], darker(scene.light.shade, 0.75), {
    opacity: 0.12 + scene.light.contrast * 0.22,
  });
}

function drawGableWindow(scene: Scene, { width, storeys, storey, roof, windows }: BuildingPlan, front: Plane): void {
  if (roof.height < 2.2) return;
  const size = Math.min(1.2, roof.height * 0.36);
  drawWindow(scene, front, [width / 2 - size / 2, storeys * storey + 0.4], {
    ...windows,
    kind: 'casement',
    width: size,
    height: size,
    shutters: null,
  });
}

/** Balconies from the top down and from the far end, since the nearer ones cover the others. */
function drawBalconies(scene: Scene, plan: BuildingPlan): void {
  const { balconies, storeys, storey, width, columns } = plan;
  if (!balconies) return;
  const step = width / columns;
  const eye = scene.camera.at[0];
  const seen = balconies.columns.filter((column) => !(plan.stairwell && column === entranceColumn(plan)));
  const ordered = farthestFirst(seen, (column) => Math.abs(column * step - eye));
  for (let level = 1; level < storeys; level++)
    for (const column of ordered) {
      const u = column * step + 0.15;
      const wide = balconies.spans * step - 0.3;
      if (balconies.isRecessed) drawLoggia(scene, plan, [u, level * storey, wide]);
      else drawBalcony(scene, plan, [u, level * storey, wide]);
    }
}

function drawBalcony(scene: Scene, { balconies }: BuildingPlan, [u, v, wide]: readonly [number, number, number]): void {
  if (!balconies) return;
  const reach = 1.35;
  const shadow: Point[] = [
    [u, v, 0],
    [u + wide, v, 0],
    [u + wide - scene.light.direction[0], v - 1.1, 0],
    [u - scene.light.direction[0], v - 1.1, 0],
  ];
  face(scene, shadow, darker(scene.light.shade, 0.7), { opacity: 0.1 + scene.light.contrast * 0.2 });
  box(scene, { at: [u, v - 0.1, -reach], size: [wide, 0.18, reach] }, colour('#e4ddd0'));
  drawRailing(scene, { u, v: v + 0.08, wide, reach }, balconies);
}

/** A railing around a slab. */
export function drawRailing(
  scene: Scene,
  { u, v, wide, reach }: { u: number; v: number; wide: number; reach: number },
  { railing, tone }: Pick<Balconies, 'railing' | 'tone'>,
): void {
  const high = 0.95;
  const [x0, x1] = [u, u + wide];
  const eye = scene.camera.at[0];
  const sides: Point[][] = [
    [
      [x0, v, -reach],
      [x1, v, -reach],
      [x1, v + high, -reach],
      [x0, v + high, -reach],
    ],
  ];
  if (eye < x0)
    sides.unshift([
      [x0, v, 0],
      [x0, v, -reach],
      [x0, v + high, -reach],
      [x0, v + high, 0],
    ]);
  if (eye > x1)
    sides.unshift([
      [x1, v, 0],
      [x1, v, -reach],
      [x1, v + high, -reach],
      [x1, v + high, 0],
    ]);
  const plain = lit(railing === 'wood' ? colour('#8f6544') : tone, [0, 0, -1], scene.light);
  for (const side of sides) {
    if (railing === 'solid' || railing === 'wood') face(scene, side, plain);
    if (railing === 'glass') face(scene, side, scene.light.sky[2], { opacity: 0.36 });
    if (railing === 'bars' || railing === 'wood')
      drawBars(scene, side, railing === 'wood' ? darker(plain, 0.35) : colour('#3f4547'));
    const [, , c, d] = side as [Point, Point, Point, Point];
    const rail = 0.08;
    face(
      scene,
      [d, c, [c[0], c[1] - rail, c[2]], [d[0], d[1] - rail, d[2]]],
      railing === 'glass' ? colour('#cfd6d8') : darker(plain, 0.25),
    );
  }
}

function drawBars(scene: Scene, [a, b, c, d]: readonly Point[], tone: Colour): void {
  if (!(a && b && c && d)) return;
  const count = Math.max(4, Math.round(Math.hypot(b[0] - a[0], b[2] - a[2]) / 0.22));
  for (let index = 0; index <= count; index++) {
    const share = index / count;
    scene.canvas.line(
      [scene.camera.spot(between(a, b, share)), scene.camera.spot(between(d, c, share))],
      tone,
      1.3,
      0.85,
    );
  }
}

function drawLoggia(
  scene: Scene,
  { balconies, storey, wall }: BuildingPlan,
  [u, v, wide]: readonly [number, number, number],
): void {
  if (!balconies) return;
  const plane = frontPlane([u, v, 0]);
  const inner = darker(lit(wall, [0, 0, -1], scene.light), 0.42);
  panel(scene, plane, [0, 0.05, wide, storey - 0.35], inner);
  glass(scene, plane, [wide * 0.14, 0.1, wide * 0.6, storey - 0.8]);
  drawRailing(scene, { u, v: v + 0.05, wide, reach: 0.02 }, balconies);
}
