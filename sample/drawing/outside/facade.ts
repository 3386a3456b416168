import type { Random } from '../../random.ts';
import { drawAir } from '../paint/air.ts';
import { Camera, farthestFirst, type Point } from '../paint/camera.ts';
import { Canvas, FRAME } from '../paint/canvas.ts';
import { darker, lighter, mix } from '../paint/colour.ts';
import type { HomeLook } from '../paint/drawing.ts';
import { inventLight, lit } from '../paint/light.ts';
import type { Scene } from '../paint/scene.ts';
import { drawBuilding } from './building.ts';
import { type BuildingPlan, extentOf } from './building-plan.ts';
import { drawAround, drawNeighbours } from './neighbours.ts';
import { planBuilding } from './plan-building.ts';
import { drawBushes, drawTree, treeKind } from './plants.ts';
import { drawCar, drawFence, drawLamp, drawPaving, drawPool } from './street.ts';
import { drawLake, drawRidges, drawSky, drawSkyline, grassOf } from './surroundings.ts';

/** Draws the building of a home from outside. */
export function drawFacade(home: Random, own: Random, look: HomeLook): Canvas {
  const plan = planBuilding(home.fork('building'), look);
  const light = inventLight(home.fork('light'), look.season);
  const scene: Scene = { canvas: new Canvas(), camera: frame(own, plan, look), light, random: own };
  const horizon = Math.min(FRAME.height - 160, Math.max(200, scene.camera.horizon));
  drawSky(scene, horizon);
  drawRidges(scene, look, horizon);
  if (look.around !== 'village' || own.chance(0.35)) drawSkyline(scene, look, horizon);
  drawGroundPlane(scene, look, horizon);
  if (look.hasLake) drawLake(scene, horizon, own.range(16, 46));
  drawBehind(scene, plan, look);
  if (isTerraced(look)) drawNeighbours(scene, plan, home.fork('neighbours'));
  drawBuilding(scene, plan, look.season);
  drawBefore(scene, plan, look);
  drawAir(scene);
  return scene.canvas;
}

/** Largest part of the front that a tree before it may hide. */
const MOST_HIDDEN = 0.12;
/** Half the width of a tree by its height. */
const TREE_REACH = 0.34;

/** Whether a tree hides the building, as seen by the camera. */
function hides({ camera }: Scene, plan: BuildingPlan, foot: Point, high: number): boolean {
  const [left, right] = extentOf(plan);
  const [x] = camera.spot(foot);
  const reach = high * TREE_REACH * camera.scale(foot);
  const corners = [left, right].flatMap((x) => [0, plan.depth].map((z) => camera.spot([x, 0, z])[0]));
  const [from, to] = [Math.min(...corners), Math.max(...corners)];
  return Math.min(to, x + reach) - Math.max(from, x - reach) > (to - from) * MOST_HIDDEN;
}

/** Where the photographer stands: to one side, near or far, now and then above. */
function frame(random: Random, plan: BuildingPlan, look: HomeLook): Camera {
  const { depth, storeys, storey, roof } = plan;
  const high =
    storeys * storey +
    (roof.kind === 'flat' ? roof.height : roof.height + 0.4) +
    (roof.kind === 'tower' ? storey + 2 : 0);
  const isRow = isTerraced(look);
  const side = random.chance(0.5) ? 1 : -1;
  const angle = side * random.range(isRow ? 0.06 : 0.3, isRow ? 0.5 : 0.85);
  const [left, right] = extentOf(plan);
  const reach = (Math.max(right - left, high, depth) + 6) * random.range(1.15, 1.9);
  const eye = random.weighted([
    [random.range(1.5, 2.2), 5],
    [random.range(3, 6), 3],
    [high * random.range(0.7, 1.25), 2],
  ]);
  const middle: Point = [(left + right) / 2, 0, depth / 2];
  const at: Point = [
    middle[0] - Math.sin(angle) * reach * 1.05,
    eye,
    middle[2] - Math.cos(angle) * (reach + depth / 2),
  ];
  const camera = new Camera(at, angle);
  const e = roof.eaves;
  const hull: Point[] = [0, high].flatMap((y): Point[] => [
    [left - e, y, -e],
    [right + e, y, -e],
    [right + e, y, depth * 0.8],
    [left - e, y, depth * 0.8],
  ]);
  camera.fit(hull, {
    left: random.range(-60, 150),
    right: FRAME.width - random.range(-60, 150),
    top: random.range(50, 150),
    bottom: FRAME.height - random.range(80, 165),
  });
  return camera;
}

const isTerraced = (look: HomeLook): boolean =>
  look.form === 'townhouse' && look.around !== 'village' && look.seed % 3 > 0;

function drawGroundPlane(scene: Scene, look: HomeLook, horizon: number): void {
  const { canvas, light, random } = scene;
  const grass = lit(grassOf(random, look.season), [0, 1, 0], light);
  const { width, height } = FRAME;
  canvas.rectangle(
    0,
    horizon,
    width,
    height - horizon,
    canvas.gradient(
      [0, horizon],
      [0, height],
      [
        [0, mix(grass, light.haze, 0.5)],
        [0.3, grass],
        [1, darker(grass, 0.14)],
      ],
    ),
  );
  for (let index = 0; index < 5; index++) {
    const y = horizon + (height - horizon) * random.next() ** 1.5;
    canvas.ellipse(
      [random.range(0, width), y],
      random.range(150, 500),
      (y - horizon) * 0.12 + 2,
      index % 2 ? lighter(grass, 0.2) : darker(grass, 0.14),
      { opacity: 0.3 },
    );
  }
}

function drawBehind(scene: Scene, plan: BuildingPlan, look: HomeLook): void {
  const { random, camera } = scene;
  const count = random.int(2, look.around === 'city' ? 5 : 9);
  const [left, right] = extentOf(plan);
  const feet = Array.from(
    { length: count },
    (): Point => [random.range(left - 26, right + 26), 0, plan.depth + random.range(3, 34)],
  );
  for (const foot of farthestFirst(feet, (foot) => camera.depth(foot)))
    drawTree(scene, foot, random.range(5, 12), look.season, treeKind(random, look));
  drawAround(scene, plan, look);
  if (random.chance(0.4))
    drawBushes(scene, [left - 16, 0, plan.depth + 1], [right + 16, 0, plan.depth + 1], 1.6, look.season);
}

function drawBefore(scene: Scene, plan: BuildingPlan, look: HomeLook): void {
  const { random, camera } = scene;
  drawPaving(scene, plan, look);
  if (look.hasPool) drawPool(scene, plan);
  const isStreet = look.around !== 'village' || plan.ground === 'shops';
  const entranceX = plan.width / 2;
  if (!isStreet || random.chance(0.4)) {
    if (random.chance(0.7))
      drawBushes(scene, [-0.5, 0, -0.9], [entranceX - 1.6, 0, -0.9], random.range(0.6, 1.2), look.season);
    if (random.chance(0.7))
      drawBushes(scene, [entranceX + 2.2, 0, -0.9], [plan.width + 0.5, 0, -0.9], random.range(0.6, 1.2), look.season);
  }
  if (isStreet && !look.hasPool && random.chance(0.55)) drawCar(scene, [random.range(-4, plan.width), 0, -6.6], random);
  if (isStreet && random.chance(0.5)) drawLamp(scene, [random.range(0, plan.width), 0, -3.6]);
  const count = random.int(0, 3);
  const [left, right] = extentOf(plan);
  for (let index = 0; index < count; index++) {
    const x = random.chance(0.5) ? left - random.range(2, 12) : right + random.range(2, 12);
    const [foot, high]: [Point, number] = [[x, 0, random.range(-7, 5)], random.range(4, 9)];
    const kind = treeKind(random, look);
    if (camera.depth(foot) > 6 && !hides(scene, plan, foot, high)) drawTree(scene, foot, high, look.season, kind);
  }
  if (!isStreet && random.chance(0.5)) drawFence(scene, plan);
}
