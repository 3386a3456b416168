import { darken, lighten } from './colour.ts';
import { angleFor, type FacadeBrief, turn } from './facade-parts.ts';
import { drawDoor, drawWindow, type WindowStyle } from './openings.ts';
import { drawChimney } from './roof-details.ts';
import { drawFrontGable, drawGable, drawGableRoof } from './roofs.ts';
import { type Camera, cuboid, type Wall } from './space.ts';
import {
  buildShell,
  drawGarden,
  drawSetting,
  drawSunVeil,
  frameBuilding,
  groundShadow,
  plant,
  shrub,
} from './stage.ts';
import { segments } from './svg.ts';
import { fieldStones } from './timber.ts';

const STONES = ['#a39c8d', '#b4a78f', '#96948a', '#aa9a84', '#a8a296'] as const;

/** A Ticino stone house under a roof of granite slabs, with a pergola, cypresses and palms. */
export function drawRustico(brief: FacadeBrief): string {
  const { scene, variant } = brief;
  const stone = turn(variant, STONES);
  const frontal = variant % 2 === 0;
  const [w, d, h] = [turn(variant, [8, 11, 7.4, 9.5, 8.6]), 7.5, turn(variant, [6, 5.2, 6.6, 5.8, 5.4])];
  const rise = frontal ? w * 0.33 : 3.2;
  const angle = angleFor(variant, [0.4, -0.38, -0.3, 0.34, 0.5]);
  const camera = frameBuilding({
    w: w + 4,
    h: h + rise + 2,
    d,
    angle,
    eye: 1.9,
    across: angle > 0 ? 0.46 : 0.54,
    fill: 0.98,
  });
  const body = { x: 0, y: 0, z: 0, w, d, h };
  const slabs = { colour: '#8d8b85', rise, overhang: 0.45 };
  const shell = buildShell(scene, camera, body, stone, frontal ? 0 : 0.4);
  const annex = { x: angle > 0 ? -4.6 : w, y: 1.2, z: 0, w: 4.6, d: 5, h: 2.9 };
  const wing = buildShell(scene, camera, annex, lighten(stone, 0.1));
  const walls = [shell.left, shell.right, shell.front].filter((wall) => wall.visible);
  const main =
    shell.svg +
    walls.map((wall) => fieldStones(wall, 0, h, stone, 0.62) + holes(wall, brief)).join('') +
    (frontal
      ? drawFrontGable(scene, camera, body, slabs, stone) +
        drawWindow(shell.front, { u: w / 2 - 0.4, v: h + 0.2, w: 0.8, h: 0.9 }, windowStyle(brief))
      : drawGable(scene, camera, body, rise, stone) + drawGableRoof(scene, camera, body, slabs));
  const side =
    wing.svg +
    fieldStones(wing.front, 0, 2.9, lighten(stone, 0.1), 0.62) +
    drawDoor(
      wing.front,
      { u: 1.4, v: 0.05, w: 1.7, h: 2.2 },
      { colour: '#5f4632', arch: true, surround: lighten(stone, 0.3) },
    ) +
    drawGableRoof(scene, camera, annex, { colour: '#85837d', rise: 1.7, overhang: 0.35 });
  return (
    drawSetting(scene, camera, brief.view, ['cypress', 'broad', 'round', 'cypress'], w, d) +
    drawGarden(scene, camera, w * 0.35) +
    groundShadow(scene, camera, w, d, h) +
    drawChimney(scene, camera, w * 0.3, d * 0.5, h + rise * 0.7, 1.6) +
    side +
    main +
    pergola(brief, camera, w) +
    foreground(brief, camera, w) +
    drawSunVeil(scene)
  );
}

const windowStyle = (brief: FacadeBrief): WindowStyle => ({
  frame: '#efe6d2',
  panes: [2, 2],
  surround: '#cfc5b2',
  shutters: turn(brief.variant, ['#7b4a34', '#3f6656', '#8aa0a0', '#a4563a']),
});

function holes(wall: Wall, brief: FacadeBrief): string {
  const style = windowStyle(brief);
  const w = wall.width;
  if (wall.facing !== 'front')
    return (
      drawWindow(wall, { u: w * 0.5 - 0.4, v: 3.4, w: 0.8, h: 1 }, style) +
      drawWindow(
        wall,
        { u: w * 0.25, v: 1.2, w: 0.7, h: 0.8 },
        { frame: style.frame, panes: [1, 1], surround: '#cfc5b2' },
      )
    );
  return (
    drawDoor(
      wall,
      { u: w * 0.35 - 0.6, v: 0.08, w: 1.2, h: 2.2 },
      { colour: '#6a4a33', arch: true, surround: '#cfc5b2', steps: 1 },
    ) +
    drawWindow(wall, { u: w * 0.7 - 0.45, v: 1.1, w: 0.9, h: 1.1 }, { ...style, flowers: true }) +
    [0.28, 0.72]
      .map((t) => drawWindow(wall, { u: w * t - 0.42, v: 3.5, w: 0.85, h: 1.15 }, { ...style, flowers: t > 0.5 }))
      .join('')
  );
}

function pergola(brief: FacadeBrief, camera: Camera, w: number): string {
  const { scene, variant } = brief;
  if (variant % 3 === 1) return '';
  const from = w * 0.52;
  const posts = [from, from + 2.4, from + 4.8]
    .map((x) => cuboid(scene, camera, { x, y: -3.2, z: 0, w: 0.3, d: 0.3, h: 2.5 }, '#c2bbad'))
    .join('');
  const beams =
    cuboid(scene, camera, { x: from - 0.3, y: -3.2, z: 2.5, w: 5.7, d: 0.25, h: 0.2 }, '#7d5f45') +
    Array.from({ length: 7 }, (_, i) =>
      cuboid(scene, camera, { x: from + i * 0.82, y: -3.5, z: 2.66, w: 0.12, d: 3.5, h: 0.14 }, '#8a6b4e'),
    ).join('');
  const table =
    cuboid(scene, camera, { x: from + 1.2, y: -2.6, z: 0.72, w: 2.3, d: 1, h: 0.1 }, '#b9b2a4') +
    cuboid(scene, camera, { x: from + 1.9, y: -2.3, z: 0, w: 0.7, d: 0.4, h: 0.72 }, '#a29b8d');
  const [a, b] = [camera.at(from - 0.4, -3.2, 2.9), camera.at(from + 5.3, -3.2, 2.9)];
  const m = camera.scale(from, -3);
  const vines = scene.mood.snow
    ? ''
    : Array.from({ length: 9 }, (_, i) => {
        const x = a[0] + ((b[0] - a[0]) * (i + 0.5)) / 9;
        return `<ellipse cx="${x.toFixed(0)}" cy="${(a[1] + scene.rng.range(-0.1, 0.25) * m).toFixed(0)}" rx="${(0.55 * m).toFixed(0)}" ry="${(0.28 * m).toFixed(0)}" fill="${scene.c(scene.mood.leaf[i % 3] as string)}"/>`;
      }).join('');
  return table + posts + beams + vines;
}

function foreground(brief: FacadeBrief, camera: Camera, w: number): string {
  const { scene, variant } = brief;
  const wall = cuboid(scene, camera, { x: -9, y: -6.4, z: 0, w: 9 + w * 0.2, d: 0.5, h: 0.8 }, '#a9a294');
  const joints = segments(
    Array.from(
      { length: 14 },
      (_, i) => [camera.at(-9 + i * 0.75, -6.4, 0.1), camera.at(-9 + i * 0.75, -6.4, 0.7)] as const,
    ),
    darken(scene.c('#a9a294'), 0.25),
    2,
    'stroke-opacity=".6"',
  );
  return (
    plant(
      scene,
      camera,
      turn(variant, ['cypress', 'palm', 'broad', 'cypress', 'palm']),
      [variant % 2 ? -2.2 : -1.8, -2.4],
      7,
    ) +
    plant(scene, camera, turn(variant, ['palm', 'cypress']), [w + 5.6, -2], 6.2) +
    shrub(scene, camera, [w * 0.08, -0.9], 1.3) +
    shrub(scene, camera, [w * 0.2, -0.8], 0.9) +
    wall +
    joints
  );
}
