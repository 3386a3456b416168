import { type Colour, darken, lighten } from './colour.ts';
import { cushion, floorShadow, legs, solid } from './furnish.ts';
import type { Room } from './room.ts';
import type { RoomStyle } from './room-styles.ts';
import { panel } from './space.ts';
import { ellipse, path, rect, segments, short } from './svg.ts';

/** The colours and tiles of a bathroom. */
export interface BathPlan {
  readonly tile: Colour;
  readonly wall: Colour;
  readonly floor: Colour;
  readonly flooring: RoomStyle['flooring'];
  readonly wood: Colour;
  readonly accent: Colour;
  readonly brass: Colour;
  readonly size: readonly [number, number];
}

/** A washstand with its mirror. */
export function vanity(room: Room, plan: BathPlan, x: number, w: number): string {
  const { d, camera, scene } = room;
  const y = d - 0.5;
  const unit =
    solid(room, { x, y, z: 0.36, w, d: 0.5, h: 0.42 }, plan.wood) +
    solid(room, { x: x - 0.03, y: y - 0.03, z: 0.78, w: w + 0.06, d: 0.53, h: 0.05 }, '#f3eee2');
  const split = segments(
    [[camera.at(x + w / 2, y, 0.38), camera.at(x + w / 2, y, 0.76)]],
    darken(scene.c(plan.wood), 0.35),
    3,
  );
  return (
    floorShadow(room, [x, y, w, 0.5], 0.4) +
    mirror(room, plan, x + w * 0.5) +
    unit +
    split +
    basin(room, plan, x + w * 0.5, y + 0.2) +
    bottles(room, plan, x + w * 0.9, y + 0.25)
  );
}

/** A bowl on the counter and its tap. */
function basin({ camera, scene }: Room, plan: BathPlan, x: number, y: number): string {
  const [l, t] = camera.at(x, y, 0.83);
  const m = camera.scale(x, y);
  const rim = `q${short(-0.03 * m)} ${short(0.14 * m)} ${short(-0.15 * m)} ${short(0.14 * m)}`;
  const bowl = `M${short(l - 0.27 * m)} ${short(t - 0.13 * m)}h${short(0.54 * m)}${rim}h${short(-0.24 * m)}q${short(-0.12 * m)} 0 ${short(-0.15 * m)} ${short(-0.14 * m)}z`;
  const shade = `M${short(l + 0.08 * m)} ${short(t - 0.13 * m)}h${short(0.19 * m)}${rim}z`;
  const tap = `M${short(l - 0.36 * m)} ${short(t)}v${short(-0.3 * m)}q0 ${short(-0.05 * m)} ${short(0.06 * m)} ${short(-0.05 * m)}h${short(0.12 * m)}v${short(0.05 * m)}`;
  const metal = `stroke="${scene.c(plan.brass)}" stroke-width="${short(0.03 * m)}"`;
  return path(bowl, scene.c('#fdfaf3')) + path(shade, scene.shade('#efe9db', 0.5)) + path(tap, 'none', metal);
}

/** A mirror over the basin: oval, rounded or square. */
function mirror({ camera, scene, back, d, variant }: Room, plan: BathPlan, x: number): string {
  const [l, t] = back.at(x, 1.62);
  const m = camera.scale(x, d);
  const edge = `stroke="${scene.c(plan.brass)}" stroke-width="8"`;
  const round = variant % 4 === 0 ? '14' : short(0.42 * m);
  return scene.blend(
    [
      [0, '#cfdcd8'],
      [0.5, '#e6ece6'],
      [1, '#b7c8c5'],
    ],
    (fill) =>
      variant % 2
        ? ellipse(l, t, 0.42 * m, 0.5 * m, fill, edge)
        : rect(l - 0.42 * m, t - 0.5 * m, 0.84 * m, 0.98 * m, fill, `rx="${round}" ${edge}`),
    [1, 1],
  );
}

function bottles(room: Room, plan: BathPlan, x: number, y: number): string {
  const [l, t] = room.camera.at(x, y, 0.83);
  const m = room.camera.scale(x, y);
  return (
    rect(l - 0.06 * m, t - 0.2 * m, 0.07 * m, 0.2 * m, room.scene.c(plan.accent), 'rx="5"') +
    rect(l - 0.035 * m, t - 0.25 * m, 0.02 * m, 0.06 * m, room.scene.c('#2f3936')) +
    rect(l - 0.15 * m, t - 0.12 * m, 0.07 * m, 0.12 * m, room.scene.c('#e9dfc8'), 'rx="5"')
  );
}

/** A wall-hung toilet. */
export function toilet(room: Room, x: number): string {
  const { d } = room;
  return (
    floorShadow(room, [x, d - 0.6, 0.4, 0.55], 0.25) +
    solid(room, { x: x - 0.03, y: d - 0.14, z: 0, w: 0.46, d: 0.14, h: 1.05 }, '#efe9db') +
    cushion(room, { x: x + 0.02, y: d - 0.6, z: 0.12, w: 0.36, d: 0.46, h: 0.26 }, '#fbf8f0', 0.1) +
    cushion(room, { x, y: d - 0.6, z: 0.36, w: 0.4, d: 0.46, h: 0.07 }, '#ffffff', 0.03) +
    solid(room, { x: x + 0.11, y: d - 0.15, z: 0.85, w: 0.18, d: 0.01, h: 0.1 }, '#cfcabc')
  );
}

/** A free-standing bath. */
export function tub(room: Room, x: number, y: number, w: number, outside: Colour): string {
  const { camera, scene } = room;
  const d = 0.8;
  const at = camera.at;
  const m = camera.scale(x, y);
  const [l, t] = at(x, y, 0.58);
  const [r, b] = at(x + w, y, 0.04);
  const tone = scene.c(outside);
  const body = `M${short(l)} ${short(t)}Q${short(l + 0.05 * m)} ${short(b)} ${short(l + 0.3 * m)} ${short(b)}H${short(r - 0.3 * m)}Q${short(r - 0.05 * m)} ${short(b)} ${short(r)} ${short(t)}z`;
  const far = at(x + w / 2, y + d, 0.58)[1];
  const cx = (l + r) / 2;
  return (
    floorShadow(room, [x + 0.1, y, w - 0.2, d], 0.5) +
    ellipse(cx, (t + far) / 2, (r - l) / 2, (t - far) / 2 + 10, scene.c('#ffffff')) +
    path(body, tone) +
    path(
      `M${short(l + (r - l) * 0.72)} ${short(t)}Q${short(l + (r - l) * 0.8)} ${short(b)} ${short(r - 0.3 * m)} ${short(b)}Q${short(r - 0.05 * m)} ${short(b)} ${short(r)} ${short(t)}z`,
      darken(tone, 0.12),
    ) +
    ellipse(cx, (t + far) / 2 + 4, (r - l) / 2, (t - far) / 2 + 12, lighten(tone, 0.5)) +
    ellipse(cx, (t + far) / 2 + 5, (r - l) / 2 - 0.07 * m, (t - far) / 2 + 5, scene.c('#c7dad6')) +
    ellipse(cx - (r - l) * 0.1, (t + far) / 2 + 2, (r - l) * 0.24, (t - far) / 4, lighten(scene.c('#c7dad6'), 0.5))
  );
}

/** A stool with folded towels. */
export const stool = (room: Room, plan: BathPlan, x: number, y: number): string =>
  floorShadow(room, [x, y, 0.36, 0.3], 0.2) +
  legs(room, [x, y, 0.36, 0.3], 0.42, plan.wood, 0.04) +
  solid(room, { x: x - 0.02, y: y - 0.02, z: 0.42, w: 0.4, d: 0.34, h: 0.05 }, plan.wood) +
  cushion(room, { x: x + 0.03, y: y + 0.02, z: 0.47, w: 0.3, d: 0.22, h: 0.07 }, '#fbf8f0', 0.03) +
  cushion(room, { x: x + 0.03, y: y + 0.02, z: 0.54, w: 0.3, d: 0.22, h: 0.06 }, plan.accent, 0.03);

/** Towels on a rail. */
export function towel(room: Room, plan: BathPlan, d: number): string {
  const wall = room.right;
  const u = d * 0.55;
  return (
    panel(wall, u - 0.08, 1.36, 0.86, 0.03, wall.tone(plan.brass), 0.06) +
    panel(wall, u, 0.7, 0.42, 0.68, wall.tone(plan.accent), 0.06) +
    panel(wall, u, 0.82, 0.42, 0.05, wall.tone('#f3ead6'), 0.06) +
    panel(wall, u + 0.46, 0.9, 0.26, 0.48, wall.tone('#f3ead6'), 0.06)
  );
}
