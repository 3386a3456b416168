import type { Random } from '../random.ts';
import { plant } from './inside/decor.ts';
import { chair, sofa, table } from './inside/furniture.ts';
import { type Palette, paletteOf } from './inside/palette.ts';
import { furnish } from './inside/room.ts';
import type { Piece, Room } from './inside/room-parts.ts';
import { drawRailing } from './outside/building.ts';
import { drawOutlook } from './outside/outlook.ts';
import { drawBushes, drawTree } from './outside/plants.ts';
import { drawAir } from './paint/air.ts';
import { between, Camera, farthestFirst, type Point } from './paint/camera.ts';
import { Canvas, FRAME } from './paint/canvas.ts';
import { type Colour, colour, colours, darker, lighter, mix } from './paint/colour.ts';
import type { HomeLook } from './paint/drawing.ts';
import { inventLight, lit } from './paint/light.ts';
import { floorPlane, sidePlane, wallsOf } from './paint/plane.ts';
import { face, falling, flat, ground, panel, type Scene } from './paint/scene.ts';

/** Draws the balcony, loggia, terrace or seat in the garden of a home, with its view. */
export function drawTerrace(home: Random, own: Random, look: HomeLook): Canvas {
  const palette = paletteOf(home.fork('palette'));
  const isGround = look.outdoor === 'patio' || (look.outdoor === 'terrace' && look.floor <= 0);
  const isSmall = look.outdoor === 'balcony' || look.outdoor === 'loggia';
  const [width, depth] = isSmall ? [own.range(3.2, 5), own.range(3, 3.6)] : [own.range(5, 8), own.range(4.6, 6)];
  const yaw = own.range(-0.4, 0.4);
  const camera = new Camera(
    [width * (yaw > 0 ? own.range(0.22, 0.45) : own.range(0.55, 0.78)), own.range(1.4, 1.75), 0.2],
    yaw,
  );
  camera.aim(own.range(620, 820), [FRAME.width / 2, FRAME.height * own.range(0.36, 0.52)]);
  const scene: Scene = {
    canvas: new Canvas(),
    camera,
    light: inventLight(home.fork('light'), look.season),
    random: own,
  };
  drawOutlook({ ...scene, random: home.fork('outside') }, isGround ? { ...look, floor: 0 } : look, camera.horizon);
  const room = roomOf(scene, look, palette, [width, depth]);
  if (isGround) drawLawn(room);
  drawDeck(room, isGround);
  if (look.outdoor === 'loggia' || own.chance(isSmall ? 0.5 : 0.25)) drawSideWall(room);
  if (!isGround)
    drawRailing(
      scene,
      { u: -0.1, v: 0, wide: width + 0.2, reach: -depth },
      {
        railing: own.pick(['glass', 'bars', 'bars', 'solid', 'wood'] as const),
        tone: own.pick(colours('#d8d3c8 #8fa39a #c9c4ba #5f6a6e')),
      },
    );
  return furnish(room, seats(room, isSmall));
}

const roomOf = (scene: Scene, look: HomeLook, palette: Palette, [width, depth]: readonly [number, number]): Room => ({
  scene,
  look,
  palette,
  width,
  depth,
  height: 2.5,
  window: 'none',
  ...wallsOf(width, depth),
});

function drawLawn({ scene, look, width, depth }: Room): void {
  const { light } = scene;
  const grass = lit(
    look.season === 'winter' ? colour('#eef2f3') : look.season === 'autumn' ? colour('#a39c5c') : colour('#86a862'),
    [0, 1, 0],
    light,
  );
  ground(
    flat(scene, -0.02),
    [-30, -1, width + 30, depth + 12],
    falling(scene, [0, 0, depth + 12], [0, 0, depth], grass, 0.1),
  );
  drawBushes(scene, [-14, 0, depth + 9], [width + 14, 0, depth + 9], 1.3, look.season);
  const { random } = scene;
  for (let index = random.int(1, 3); index > 0; index--)
    drawTree(
      scene,
      [random.range(-7, width + 7), 0, depth + random.range(4, 8)],
      random.range(3.5, 6),
      look.season,
      look.isSouth ? 'palm' : 'leaf',
    );
}

function drawDeck({ scene, width, depth, palette }: Room, isGround: boolean): void {
  const { random, light } = scene;
  const isWood = random.chance(0.55);
  const tone = lit(isWood ? palette.wood : random.pick(colours('#cfc6b8 #b9b4ab #d9cdbb #a8a49c')), [0, 1, 0], light);
  const plane = floorPlane([-0.6, 0, -0.6]);
  const [wide, deep] = [width + 1.2, depth + 0.6];
  panel(scene, plane, [0, 0, wide, deep], tone);
  const size = isWood ? 0.14 : random.pick([0.5, 0.8]);
  for (let u = 0; u < wide; u += size)
    for (let v = 0; v < deep; v += isWood ? deep : size) {
      const own = random.next();
      panel(
        scene,
        plane,
        [u, v, size - 0.015, (isWood ? deep : size) - 0.015],
        own < 0.5 ? darker(tone, own * 0.16) : lighter(tone, (own - 0.5) * 0.2),
      );
    }
  if (!isGround) panel(scene, plane, [0, deep - 0.1, wide, 0.1], darker(tone, 0.3));
}

/** The wall of the home beside the balcony, with its French window. */
function drawSideWall({ scene, look, depth, width, palette }: Room): void {
  const isLeft = scene.camera.at[0] > width / 2;
  const plane = sidePlane([isLeft ? -0.2 : width + 0.2, 0, -0.4], isLeft ? 'right' : 'left');
  const tone = lit(mix(palette.walls, palette.accent, 0.3), plane.normal, scene.light);
  panel(scene, plane, [0, 0, depth + 0.4, 3], tone);
  panel(scene, plane, [depth * 0.35, 0.05, depth * 0.45, 2.25], lighter(tone, 0.4));
  panel(
    scene,
    plane,
    [depth * 0.35 + 0.08, 0.1, depth * 0.45 - 0.16, 2.1],
    scene.light.isLit ? colour('#ffd590') : mix(colour('#40525e'), scene.light.sky[1], 0.4),
  );
  const slab: Point[] = [
    [-0.6, 2.7, -0.6],
    [width + 0.6, 2.7, -0.6],
    [width + 0.6, 2.7, depth],
    [-0.6, 2.7, depth],
  ];
  if (look.outdoor === 'loggia') face(scene, slab, lit(colour('#d8d0c2'), [0, -1, 0], scene.light));
}

function seats(room: Room, isSmall: boolean): Piece[] {
  const { scene, width, depth, palette } = room;
  const { random } = scene;
  const pieces: Piece[] = [];
  const x = random.range(0.4, width - 2);
  const z = depth * random.range(0.5, 0.66);
  if (!isSmall && random.chance(0.5)) {
    pieces.push(
      sofa(room, [x, 0, depth - 1.2], 1.8, {
        tone: mix(palette.stone, palette.fabric, 0.5),
        cushion: palette.second,
        facing: 'front',
      }),
    );
    pieces.push(table(room, [x + 0.4, 0, depth - 2.4], [0.9, 0.36, 0.6]));
  } else {
    pieces.push(
      table(room, [x, 0, z], [isSmall ? 0.65 : 1.5, 0.72, isSmall ? 0.65 : 0.85]),
      chair(room, [x - 0.6, 0, z + 0.1], false, palette.second),
      chair(room, [x + (isSmall ? 0.75 : 1.6), 0, z + 0.1], false, palette.second),
    );
    pieces.push(plant(room, [x + 0.3, 0.72, z + 0.3], 0.35));
  }
  for (let index = random.int(1, 4); index > 0; index--)
    pieces.push(
      plant(
        room,
        [
          random.chance(0.5) ? random.range(0, 0.4) : width - random.range(0, 0.4),
          0,
          random.range(depth * 0.5, depth - 0.3),
        ],
        random.range(0.6, 1.4),
      ),
    );
  return pieces;
}

/** Draws the view from a home, by its place and floor. */
export function drawView(home: Random, own: Random, look: HomeLook): Canvas {
  const scene: Scene = {
    canvas: new Canvas(),
    camera: new Camera([0, 8, 0], 0),
    light: inventLight(home.fork('light'), look.season),
    random: own,
  };
  drawOutlook(scene, look, FRAME.height * own.range(0.4, 0.62));
  scene.camera.aim(900, [FRAME.width / 2, FRAME.height * 0.5]);
  if (look.floor <= 0 || look.around === 'village') {
    for (let index = own.int(1, 4); index > 0; index--) {
      const [x, z] = [own.range(-9, 9), own.range(12, 24)];
      drawTree(scene, [x, 0, z], own.range(5, 10), look.season, look.isAlpine ? 'fir' : 'leaf');
    }
  }
  drawAir(scene);
  return scene.canvas;
}

/** Draws a plot of land: a meadow with its boundary marked. */
export function drawLand(home: Random, own: Random, look: HomeLook): Canvas {
  const yaw = own.range(-0.4, 0.4);
  const camera = new Camera([own.range(-6, 6), own.range(4, 16), -16], yaw);
  camera.aim(own.range(800, 1100), [FRAME.width / 2, FRAME.height * own.range(0.26, 0.42)]);
  const scene: Scene = {
    canvas: new Canvas(),
    camera,
    light: inventLight(home.fork('light'), look.season),
    random: own,
  };
  drawOutlook({ ...scene, random: own.fork('outside') }, { ...look, floor: 0 }, camera.horizon);
  const { light } = scene;
  const grass = lit(
    look.season === 'winter' ? colour('#f1f4f4') : own.pick(colours('#8fae62 #a3b268 #7f9f5c #b3ac62')),
    [0, 1, 0],
    light,
  );
  const [w, d] = [own.range(9, 17), own.range(12, 26)];
  const corners: Point[] = [
    [-w + own.range(-3, 3), 0, 2],
    [w + own.range(-3, 3), 0, own.range(0, 4)],
    [w + own.range(-4, 4), 0, d],
    [-w + own.range(-4, 4), 0, d + own.range(-3, 3)],
  ];
  ground(flat(scene, -0.02), [-90, -12, 90, 60], falling(scene, [0, 0, 60], [0, 0, 0], darker(grass, 0.06), 0.1));
  drawPlot(scene, corners, grass);
  const trees = Array.from(
    { length: own.int(3, 9) },
    (): Point => [own.range(-34, 34), 0, own.chance(0.7) ? d + own.range(3, 24) : own.range(3, d)],
  );
  const beside = trees.filter(([x, , z]) => Math.abs(x) > w + 2 || z > d);
  for (const foot of farthestFirst(beside, (foot) => camera.depth(foot)))
    drawTree(scene, foot, own.range(4, 10), look.season, look.isAlpine ? 'fir' : 'leaf');
  drawAir(scene);
  return scene.canvas;
}

/** A point just above the ground. */
const above = ([x, , z]: Point): Point => [x, 0.02, z];

function drawPlot(scene: Scene, corners: readonly Point[], grass: Colour): void {
  const [w, d] = [Math.abs(corners[0]?.[0] ?? 0), corners[2]?.[2] ?? 0];
  face(scene, corners, lighter(grass, 0.12));
  for (let stripe = scene.random.int(0, 9); stripe > 0; stripe--) {
    const z = 2 + (d - 2) * scene.random.next();
    face(
      scene,
      [
        [-w, 0, z],
        [w, 0, z + 0.4],
        [w, 0, z + 1],
        [-w, 0, z + 0.7],
      ],
      darker(grass, 0.1),
      { opacity: 0.3 },
    );
  }
  corners.forEach((corner, index) => {
    const next = corners[(index + 1) % 4] as Point;
    const [start, end] = [above(corner), above(next)];
    for (let part = 0; part < 12; part++)
      scene.canvas.line(
        [scene.camera.spot(between(start, end, part / 12)), scene.camera.spot(between(start, end, (part + 0.55) / 12))],
        colour('#fff8ea'),
        4,
        0.9,
      );
    face(
      scene,
      [
        [corner[0] - 0.1, 0, corner[2]],
        [corner[0] + 0.1, 0, corner[2]],
        [corner[0] + 0.1, 1.1, corner[2]],
        [corner[0] - 0.1, 1.1, corner[2]],
      ],
      colour('#c2553f'),
    );
  });
}
