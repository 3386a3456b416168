import type { Outlook } from './backdrop.ts';
import { type Colour, darken, lighten } from './colour.ts';
import { bayOpenings } from './facade-parts.ts';
import { drawDoor, drawWindow } from './openings.ts';
import type { Scene } from './scene.ts';
import { type Camera, cuboid, panel, relief, type Wall } from './space.ts';
import { buildShell, drawSetting, drawStreet, drawSunVeil, frameBuilding, plant } from './stage.ts';
import { drawBench, drawBicycle, drawPerson } from './street-props.ts';
import { circle, polygon } from './svg.ts';

interface ShopPlan {
  readonly wall: Colour;
  readonly wood: Colour;
  readonly awning: readonly [Colour, Colour];
  readonly goods: readonly Colour[];
}

const PLANS: readonly ShopPlan[] = [
  { wall: '#ead9b8', wood: '#0e5a4b', awning: ['#0e5a4b', '#f6efdf'], goods: ['#c8472b', '#d9a441', '#7f9a4b'] },
  { wall: '#d7a98a', wood: '#3a3f3d', awning: ['#c8472b', '#f6efdf'], goods: ['#e9dfc8', '#b98d5d', '#8a5f3e'] },
  { wall: '#c9cdbd', wood: '#8a4332', awning: ['#d9a441', '#f6efdf'], goods: ['#3d5a73', '#d9b08c', '#c8472b'] },
  { wall: '#eee7d8', wood: '#2f4f5c', awning: ['#2f4f5c', '#f6efdf'], goods: ['#0e5a4b', '#e2b65c', '#d07d4f'] },
];

/** A shop on the ground floor of a town house: wide windows, an awning, goods and a bench outside. */
export function drawShopFront(scene: Scene, variant: number, view: Outlook): string {
  const plan = PLANS[variant % PLANS.length] as ShopPlan;
  const w = 11;
  const camera = frameBuilding({ w, h: 8.2, d: 2, angle: 0, eye: 1.6, fill: 1.14 });
  const shell = buildShell(scene, camera, { x: -14, y: 0, z: 0, w: w + 28, d: 8, h: 16 }, plan.wall);
  const shop = buildShell(scene, camera, { x: 0, y: -0.1, z: 0, w, d: 1, h: 4 }, plan.wood);
  const above = bayOpenings(shell.front, 13, 5.4, [1.2, 2.2])
    .map((at) =>
      drawWindow(shell.front, at, {
        frame: '#f6f1e4',
        surround: lighten(plan.wall, 0.45),
        sill: lighten(plan.wall, 0.45),
        panes: [2, 3],
        shutters: variant % 2 ? '#54706a' : plan.wood,
      }),
    )
    .join('');
  const sides = [-6.6, 12.4]
    .map((x) =>
      drawWindow(
        shell.front,
        { u: x + 14, v: 1, w: 2.4, h: 2.2 },
        { frame: '#f6f1e4', surround: lighten(plan.wall, 0.45), panes: [2, 2], crown: 'arch' },
      ),
    )
    .join('');
  const plinth =
    panel(shell.front, 0, 0, w + 28, 0.7, shell.front.tone(darken(plan.wall, 0.22))) +
    relief(shell.front, { u: 0, v: 4.3, w: w + 28, h: 0.26, out: 0.2 }, lighten(plan.wall, 0.3));
  return (
    drawSetting(scene, camera, view, ['round'], w, 8) +
    drawStreet(scene, camera, variant % 2 === 0) +
    shell.svg +
    plinth +
    above +
    sides +
    shop.svg +
    front(camera, shop.front, plan) +
    (variant > 1 ? '' : awning(scene, camera, plan)) +
    (variant > 1 ? planters(scene, camera) : '') +
    [-2.2, w + 2.2].map((x) => plant(scene, camera, 'round', [x, -2.4], 5.6)).join('') +
    drawBench(scene, camera, [w * 0.84, -0.9], plan.wood) +
    drawBicycle(scene, camera, [-1.2, -1.2], '#c8472b') +
    drawPerson(scene, camera, [w * 0.66, -2], plan.awning[0]) +
    drawSunVeil(scene)
  );
}

function front(camera: Camera, wall: Wall, plan: ShopPlan): string {
  const door = drawDoor(
    wall,
    { u: 4.75, v: 0.1, w: 1.5, h: 3 },
    { colour: darken(plan.wood, 0.15), surround: lighten(plan.wood, 0.2), glass: true },
  );
  const signs = [0, 1, 2]
    .map((i) => {
      const [x, y] = wall.at(5.1 + i * 0.4, 3.68, 0.06);
      return circle(
        x,
        y,
        camera.scale(0, 0) * 0.13,
        wall.tone([plan.awning[1], plan.goods[0] as Colour, plan.awning[1]][i] as Colour),
      );
    })
    .join('');
  return (
    display(camera, wall, plan, 0.5) +
    display(camera, wall, plan, 6.7) +
    door +
    relief(wall, { u: 0, v: 3.36, w: 11, h: 0.62, out: 0.1 }, darken(plan.wood, 0.2)) +
    signs +
    relief(wall, { u: -0.1, v: 3.98, w: 11.2, h: 0.14, out: 0.3 }, lighten(plan.wood, 0.25))
  );
}

/** A display window with shelves of goods under small lamps. */
function display(camera: Camera, wall: Wall, plan: ShopPlan, u: number): string {
  const { mood } = wall.scene;
  const lit = mood.lamps > 0.3;
  const w = 3.8;
  const gleam = [
    wall.at(u + w * 0.1, 0.7),
    wall.at(u + w * 0.4, 3.2),
    wall.at(u + w * 0.62, 3.2),
    wall.at(u + w * 0.32, 0.7),
  ];
  const goods = Array.from({ length: 8 }, (_, i) => {
    const tone = wall.tone(plan.goods[i % plan.goods.length] as Colour);
    return panel(wall, u + 0.2 + (i % 4) * (w / 4.3), i < 4 ? 0.74 : 1.75, 0.42, 0.3 + ((i * 5) % 4) * 0.12, tone);
  });
  const lamps = [0.25, 0.5, 0.75].map((t) =>
    circle(...wall.at(u + w * t, 2.85), camera.scale(0, 0) * 0.13, lit ? '#fff1c4' : '#f4ead2'),
  );
  return (
    panel(wall, u - 0.1, 0.58, w + 0.2, 2.74, wall.tone(lighten(plan.wood, 0.2))) +
    panel(wall, u, 0.7, w, 2.5, lit ? '#f3cf8c' : lighten(mood.glass[1], 0.1)) +
    panel(wall, u + 0.1, 1.68, w - 0.2, 0.07, wall.tone('#8a6344')) +
    goods.join('') +
    lamps.join('') +
    polygon(gleam, '#ffffff', 'fill-opacity=".16"') +
    panel(wall, u, 2.95, w, 0.25, mood.shadow, 0, 'fill-opacity=".3"')
  );
}

function awning(scene: Scene, camera: Camera, plan: ShopPlan): string {
  const stripe = (x: number, i: number, s: number): string => {
    const tone = scene.c(plan.awning[i % 2] as Colour);
    const p = (dx: number, y: number, z: number): readonly [number, number] => camera.at(x + dx, y, z);
    return (
      polygon([p(0, -0.2, 3.4), p(s, -0.2, 3.4), p(s, -1.5, 2.8), p(0, -1.5, 2.8)], tone) +
      polygon(
        [p(0, -1.5, 2.8), p(s, -1.5, 2.8), p(s, -1.5, 2.6), p(s / 2, -1.5, 2.52), p(0, -1.5, 2.6)],
        darken(tone, 0.12),
      )
    );
  };
  const crates = [0.6, 1.5, 7, 7.9]
    .map(
      (x, i) =>
        cuboid(scene, camera, { x, y: -0.85, z: 0, w: 0.75, d: 0.5, h: 0.5 }, '#b98d5d') +
        [0.12, 0.36, 0.6]
          .map((dx) => {
            const [cx, cy] = camera.at(x + dx, -0.6, 0.52);
            return circle(cx, cy, camera.scale(x, -0.6) * 0.12, scene.c(plan.goods[i % plan.goods.length] as Colour));
          })
          .join(''),
    )
    .join('');
  return (
    crates +
    [0.3, 6.5].map((from) => Array.from({ length: 10 }, (_, i) => stripe(from + i * 0.42, i, 0.42)).join('')).join('')
  );
}

/** Tubs of box and laurel left and right of the door. */
const planters = (scene: Scene, camera: Camera): string =>
  [0.3, 2.3, 4.1, 6.6, 8.6, 10.2]
    .map(
      (x) =>
        cuboid(scene, camera, { x, y: -0.7, z: 0, w: 0.5, d: 0.5, h: 0.55 }, '#8d8377') +
        plant(scene, camera, 'round', [x + 0.25, -0.45], 1.9),
    )
    .join('');
