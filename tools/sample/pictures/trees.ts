import { type Colour, mix } from './colour.ts';
import type { Scene } from './scene.ts';
import { ellipse, type Point, path, polygon, polygons, short, stroke } from './svg.ts';

/** The kinds of trees that grow in the pictures. */
export type TreeKind = 'broad' | 'round' | 'poplar' | 'spruce' | 'pine' | 'cypress' | 'birch' | 'palm';

/** A tree with its foot at (x, y), `h` pixels high, and its shadow to the right. */
export function drawTree(scene: Scene, kind: TreeKind, x: number, y: number, h: number, shadow = true): string {
  const ground = shadow
    ? ellipse(x + h * 0.2, y + h * 0.008, h * 0.34, h * 0.03, scene.mood.shadow, `fill-opacity="${scene.mood.depth}"`)
    : '';
  const bare = scene.mood.snow && ['broad', 'round', 'birch', 'poplar'].includes(kind);
  return ground + (bare ? bareTree(scene, x, y, h) : DRAWINGS[kind](scene, x, y, h));
}

const bark = (scene: Scene): Colour => scene.c('#6b5646');

function trunk(scene: Scene, x: number, y: number, h: number, w: number): string {
  const side = scene.shade('#6b5646', 1.2);
  return (
    polygon(
      [
        [x - w, y],
        [x - w * 0.5, y - h],
        [x + w * 0.5, y - h],
        [x + w, y],
      ],
      bark(scene),
    ) +
    polygon(
      [
        [x + w * 0.1, y],
        [x + w * 0.1, y - h],
        [x + w * 0.5, y - h],
        [x + w, y],
      ],
      side,
    )
  );
}

/** A crown of many lobes in three tones, the light on the upper left. */
export function drawCrown(scene: Scene, x: number, y: number, rx: number, ry: number, tones = scene.mood.leaf): string {
  const { rng } = scene;
  const count = Math.min(rx, ry) < 40 ? 5 : Math.min(rx, ry) < 110 ? 7 : 9;
  const lobes = Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 + rng.range(-0.2, 0.2);
    const reach = i % 3 === 0 ? 0.5 : 0.62;
    return {
      x: x + Math.cos(angle) * rx * reach,
      y: y + Math.sin(angle) * ry * reach,
      r: Math.min(rx, ry) * rng.range(0.38, 0.52),
    };
  });
  lobes.push({ x, y, r: Math.min(rx, ry) * 0.7 });
  const [dark, body, light] = tones.map((tone) => mix(tone, scene.mood.air, scene.mood.tint * 0.6)) as [
    Colour,
    Colour,
    Colour,
  ];
  const layer = (fill: Colour, k: number, keep: (lobe: { x: number; y: number }) => boolean): string =>
    path(
      lobes
        .filter(keep)
        .map((lobe) => {
          const [cx, cy, r] = [lobe.x - rx * (1 - k) * 0.34, lobe.y - ry * (1 - k) * 0.4, lobe.r * k].map(
            Math.round,
          ) as [number, number, number];
          return `M${cx - r} ${cy}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1-${2 * r} 0`;
        })
        .join(''),
      fill,
    );
  return (
    layer(dark, 1, () => true) +
    layer(body, 0.82, (lobe) => lobe.x < x + rx * 0.5 || lobe.y < y) +
    layer(light, 0.62, (lobe) => lobe.x + lobe.y * (rx / ry) < x + (y - ry * 0.12) * (rx / ry))
  );
}

function broad(scene: Scene, x: number, y: number, h: number): string {
  const w = h * 0.032;
  const limbs = [
    stroke(
      [
        [x, y - h * 0.3],
        [x - h * 0.14, y - h * 0.52],
      ],
      bark(scene),
      w,
    ),
    stroke(
      [
        [x, y - h * 0.34],
        [x + h * 0.13, y - h * 0.54],
      ],
      scene.shade('#6b5646'),
      w,
    ),
  ];
  return trunk(scene, x, y, h * 0.5, w) + limbs.join('') + drawCrown(scene, x, y - h * 0.63, h * 0.36, h * 0.36);
}

const round = (scene: Scene, x: number, y: number, h: number): string =>
  trunk(scene, x, y, h * 0.5, h * 0.024) + drawCrown(scene, x, y - h * 0.68, h * 0.27, h * 0.31);

function column(
  scene: Scene,
  x: number,
  y: number,
  h: number,
  w: number,
  tones: readonly [Colour, Colour, Colour],
): string {
  const shape = (k: number, dx: number): string =>
    `M${short(x + dx)} ${short(y - h)}C${short(x + dx + w * k)} ${short(y - h * 0.72)} ${short(x + dx + w * k * 1.1)} ${short(y - h * 0.25)} ${short(x + dx + w * 0.3 * k)} ${short(y - h * 0.08)}Q${short(x + dx)} ${short(y - h * 0.05)} ${short(x + dx - w * 0.3 * k)} ${short(y - h * 0.08)}C${short(x + dx - w * k * 1.1)} ${short(y - h * 0.25)} ${short(x + dx - w * k)} ${short(y - h * 0.72)} ${short(x + dx)} ${short(y - h)}z`;
  return (
    trunk(scene, x, y, h * 0.14, h * 0.016) +
    path(shape(1, 0), scene.c(tones[0])) +
    path(shape(0.66, -w * 0.2), scene.c(tones[1])) +
    path(shape(0.3, -w * 0.36), scene.c(tones[2]), 'fill-opacity=".7"')
  );
}

const poplar = (scene: Scene, x: number, y: number, h: number): string =>
  column(scene, x, y, h, h * 0.12, scene.mood.leaf);
const cypress = (scene: Scene, x: number, y: number, h: number): string =>
  column(scene, x, y, h, h * 0.08, ['#1c4034', '#2c5745', '#5b7f58']);

function spruce(scene: Scene, x: number, y: number, h: number): string {
  const { rng, mood } = scene;
  const tones =
    mood.name === 'autumn' || mood.name === 'golden' ? ['#274638', '#3f6149'] : [mood.leaf[0], mood.leaf[1]];
  const tiers = 5;
  const [lit, dark, snow]: [Point[][], Point[][], Point[][]] = [[], [], []];
  for (let i = 0; i < tiers; i++) {
    const top = y - h + h * 0.145 * i;
    const low = top + h * (0.24 + i * 0.045);
    const w = h * (0.075 + i * 0.04) * rng.range(0.93, 1.07);
    lit.unshift([
      [x, top],
      [x + w, low],
      [x + w * 0.4, low - h * 0.015],
      [x, low + h * 0.01],
      [x - w * 0.5, low - h * 0.012],
      [x - w, low],
    ]);
    dark.unshift([
      [x, top],
      [x + w, low],
      [x + w * 0.4, low - h * 0.015],
      [x + w * 0.08, low + h * 0.005],
    ]);
    if (mood.snow)
      snow.unshift([
        [x, top],
        [x - w * 0.15, low - h * 0.1],
        [x - w * 0.4, low - h * 0.05],
        [x - w * 0.96, low - h * 0.004],
        [x - w * 0.6, low - h * 0.1],
      ]);
  }
  return (
    trunk(scene, x, y, h * 0.14, h * 0.018) +
    lit
      .map(
        (tier, i) =>
          polygon(tier, scene.c(tones[1] as Colour)) +
          polygon(dark[i] ?? [], scene.c(tones[0] as Colour)) +
          (mood.snow ? polygon(snow[i] ?? [], '#f4f6f3') : ''),
      )
      .join('')
  );
}

function pine(scene: Scene, x: number, y: number, h: number): string {
  const pads = [
    [-0.16, 0.62, 0.18],
    [0.16, 0.7, 0.17],
    [-0.05, 0.86, 0.2],
    [0.05, 0.78, 0.24],
  ] as const;
  const needles = [scene.c('#24463a'), scene.c('#3a614b')] as const;
  return (
    path(
      `M${short(x - h * 0.025)} ${short(y)}Q${short(x + h * 0.03)} ${short(y - h * 0.4)} ${short(x - h * 0.01)} ${short(y - h * 0.8)}h${short(h * 0.02)}Q${short(x + h * 0.07)} ${short(y - h * 0.4)} ${short(x + h * 0.03)} ${short(y)}z`,
      scene.c('#8a5b42'),
    ) +
    pads
      .map(
        ([dx, up, r]) =>
          ellipse(x + dx * h, y - up * h, r * h, r * h * 0.42, needles[0]) +
          ellipse(x + dx * h - h * 0.02, y - up * h - h * 0.02, r * h * 0.78, r * h * 0.26, needles[1]),
      )
      .join('')
  );
}

function birch(scene: Scene, x: number, y: number, h: number): string {
  const marks = Array.from({ length: 7 }, (_, i): Point[] => {
    const my = y - h * (0.05 + i * 0.06);
    return [
      [x - h * 0.012, my],
      [x - h * 0.001, my - h * 0.004],
      [x - h * 0.012, my - h * 0.008],
    ];
  });
  return (
    polygon(
      [
        [x - h * 0.014, y],
        [x - h * 0.006, y - h * 0.7],
        [x + h * 0.006, y - h * 0.7],
        [x + h * 0.014, y],
      ],
      scene.c('#ebe6da'),
    ) +
    polygons(marks, scene.c('#3c4743')) +
    drawCrown(scene, x, y - h * 0.68, h * 0.2, h * 0.32)
  );
}

function palm(scene: Scene, x: number, y: number, h: number): string {
  const top = y - h * 0.74;
  const fronds = [-0.55, 0.6, -1.05, 1.05, -0.86, 0.84, -0.3, 0.34].map((side, i) => {
    const [ex, ey] = [x + side * h * 0.34, top + h * (i < 2 ? 0.16 : i < 4 ? 0.06 : i < 6 ? -0.1 : -0.24)];
    return path(
      `M${short(x)} ${short(top)}Q${short(x + side * h * 0.16)} ${short(top - h * 0.2)} ${short(ex)} ${short(ey)}Q${short(x + side * h * 0.14)} ${short(top - h * 0.05)} ${short(x)} ${short(top)}z`,
      scene.c(i % 2 ? '#3d6a4c' : '#6f9160'),
    );
  });
  return (
    polygon(
      [
        [x - h * 0.03, y],
        [x - h * 0.018, top],
        [x + h * 0.018, top],
        [x + h * 0.03, y],
      ],
      scene.c('#7d6650'),
    ) +
    polygon(
      [
        [x + h * 0.004, y],
        [x + h * 0.004, top],
        [x + h * 0.018, top],
        [x + h * 0.03, y],
      ],
      scene.shade('#7d6650', 1.2),
    ) +
    fronds.join('')
  );
}

function bareTree(scene: Scene, x: number, y: number, h: number): string {
  const { rng } = scene;
  const layers: [string[], string[], string[]] = [[], [], []];
  const grow = (px: number, py: number, angle: number, length: number, level: number): void => {
    const [ex, ey] = [px + Math.sin(angle) * length, py - Math.cos(angle) * length];
    layers[level]?.push(`M${short(px)} ${short(py)}L${short(ex)} ${short(ey)}`);
    if (level === 2) return;
    const forks = level === 0 ? [-0.75, -0.35, 0.05, 0.4, 0.8] : [-0.6, -0.15, 0.3, 0.65];
    for (const fork of forks) {
      const from = rng.range(0.55, 1);
      grow(
        px + (ex - px) * from,
        py + (ey - py) * from,
        angle + fork + rng.range(-0.12, 0.12),
        length * rng.range(0.5, 0.68),
        level + 1,
      );
    }
  };
  grow(x, y, rng.range(-0.04, 0.04), h * 0.46, 0);
  const tone = scene.c('#5d524b');
  return layers
    .map((lines, i) =>
      path(
        lines.join(''),
        'none',
        `stroke="${mix(tone, scene.mood.air, i * 0.18)}" stroke-linecap="round" stroke-width="${short(h * ([0.03, 0.013, 0.006][i] ?? 0.006))}"`,
      ),
    )
    .join('');
}

const DRAWINGS: Record<TreeKind, (scene: Scene, x: number, y: number, h: number) => string> = {
  broad,
  round,
  poplar,
  spruce,
  pine,
  cypress,
  birch,
  palm,
};
