import { type Colour, darken, lighten, mix } from './colour.ts';
import { lampLight, type Scene } from './scene.ts';
import { ellipse, type Point, path, polygon, polygons, rect, short } from './svg.ts';

/** The corners of an upright rectangle; as a path it can share its tag with its like. */
const block = (l: number, t: number, w: number, h: number): Point[] => [
  [l, t],
  [l + w, t],
  [l + w, t + h],
  [l, t + h],
];

const WALLS: readonly Colour[] = [
  '#ecdcbb',
  '#dcb98e',
  '#f0e8d6',
  '#cfa98c',
  '#d9cfb4',
  '#c4c9b6',
  '#e6c9ae',
  '#d8b06a',
  '#b9c4bd',
];
const TILES: readonly Colour[] = ['#a5563c', '#96503c', '#b5674a', '#8a4b3a'];

/** A row of tall, narrow old-town houses with shutters; returns the drawing from left to right. */
export function drawOldTown(scene: Scene, left: number, right: number, foot: number, height: number): string {
  const { rng } = scene;
  let out = '';
  let last = '';
  for (let x = left; x < right; ) {
    const w = height * rng.range(0.42, 0.68);
    const h = height * rng.range(0.72, 1);
    if (right - x < w * 0.6) break;
    const wall = rng.pick(WALLS.filter((tone) => tone !== last));
    last = wall;
    out += house(scene, x, foot, Math.min(w, right - x), h, wall);
    x += w;
  }
  return out;
}

function house(scene: Scene, x: number, foot: number, w: number, h: number, colour: Colour): string {
  const { rng, mood } = scene;
  const wall = scene.c(colour);
  const tile = mood.snow ? '#eef1ef' : scene.c(rng.pick(TILES));
  const top = foot - h;
  const rise = h * rng.range(0.24, 0.36);
  const gabled = rng.chance(0.5);
  const body = scene.blend(
    [
      [0, lighten(wall, 0.1)],
      [1, darken(wall, 0.06)],
    ],
    (fill) => rect(x, top, w, h, fill),
  );
  const roof = gabled
    ? polygon(
        [
          [x, top + 1],
          [x + w / 2, top - rise],
          [x + w, top + 1],
        ],
        wall,
      ) +
      polygon(
        [
          [x - w * 0.05, top + h * 0.02],
          [x + w / 2, top - rise],
          [x + w * 1.05, top + h * 0.02],
          [x + w * 1.05, top - h * 0.025],
          [x + w / 2, top - rise * 1.18],
          [x - w * 0.05, top - h * 0.025],
        ],
        tile,
      ) +
      polygon(
        [
          [x + w / 2, top - rise],
          [x + w * 1.05, top + h * 0.02],
          [x + w * 1.05, top - h * 0.025],
          [x + w / 2, top - rise * 1.18],
        ],
        darken(tile, 0.16),
      ) +
      attic(scene, x + w / 2, top - rise * 0.3, w * 0.16)
    : polygon(
        [
          [x - w * 0.04, top],
          [x + w * 0.04, top - rise],
          [x + w * 0.96, top - rise],
          [x + w * 1.04, top],
        ],
        tile,
      ) +
      rect(x - w * 0.04, top, w * 1.08, h * 0.02, darken(tile, 0.3)) +
      [0.3, 0.7].map((t) => dormer(scene, x + w * t, top - rise * 0.1, w * 0.16, wall, tile)).join('');
  const shade =
    polygon(
      block(x + w * 0.93, top + h * 0.03, w * 0.07, h * 0.97),
      mood.shadow,
      `fill-opacity="${(mood.depth * 0.6).toFixed(2)}"`,
    ) + polygon(block(x, top, w, h * 0.025), mood.shadow, `fill-opacity="${mood.depth.toFixed(2)}"`);
  return body + shade + roof + facade(scene, x, top, w, h, colour);
}

const attic = (scene: Scene, x: number, y: number, r: number): string =>
  rect(
    x - r / 2,
    y - r * 0.7,
    r,
    r * 1.2,
    scene.rng.chance(scene.mood.lamps * 1.3) ? lampLight(scene) : mix(scene.mood.glass[0], scene.mood.shadow, 0.2),
  );

function dormer(scene: Scene, x: number, foot: number, w: number, wall: Colour, tile: Colour): string {
  return (
    rect(x - w / 2, foot - w * 1.2, w, w * 1.2, wall) +
    rect(
      x - w * 0.28,
      foot - w,
      w * 0.56,
      w * 0.8,
      scene.rng.chance(scene.mood.lamps * 1.3) ? lampLight(scene) : scene.mood.glass[0],
    ) +
    polygon(
      [
        [x - w * 0.7, foot - w * 1.15],
        [x, foot - w * 1.8],
        [x + w * 0.7, foot - w * 1.15],
      ],
      darken(tile, 0.1),
    )
  );
}

function facade(scene: Scene, x: number, top: number, w: number, h: number, colour: Colour): string {
  const { rng, mood } = scene;
  const floors = Math.max(3, Math.round(h / (w * 0.6)));
  const bays = h > 300 ? rng.int(2, 3) : 2;
  const shutter = rng.chance(0.75) ? scene.c(rng.pick(['#3f6656', '#54706a', '#8a4332', '#4b6678', '#6d5a44'])) : null;
  const groundH = (h / (floors + 0.4)) * 1.25;
  const step = (h - groundH - h * 0.05) / (floors - 1);
  const [dark, warm, leaves, rims]: [Point[][], Point[][], Point[][], Point[][]] = [[], [], [], []];
  for (let f = 0; f < floors - 1; f++)
    for (let b = 0; b < bays; b++) {
      const [ww, wh] = [(w / bays) * 0.34, step * 0.58];
      const [wx, wy] = [x + (w / bays) * (b + 0.5) - ww / 2, top + h * 0.06 + f * step + step * 0.14];
      rims.push(block(wx - ww * 0.1, wy - ww * 0.1, ww * 1.2, wh + ww * 0.24));
      (rng.chance(mood.lamps * 1.2) ? warm : dark).push(block(wx, wy, ww, wh));
      if (shutter) leaves.push(block(wx - ww * 0.62, wy, ww * 0.5, wh), block(wx + ww * 1.12, wy, ww * 0.5, wh));
    }
  const gy = top + h - groundH;
  const arches = Array.from({ length: bays }, (_, b) => {
    const [aw, ax] = [(w / bays) * 0.6, x + (w / bays) * (b + 0.2)];
    return `M${short(ax)} ${short(top + h)}V${short(gy + groundH * 0.5)}q0 ${short(-groundH * 0.3)} ${short(aw / 2)} ${short(-groundH * 0.3)}t${short(aw / 2)} ${short(groundH * 0.3)}V${short(top + h)}z`;
  });
  const shop = rng.chance(mood.lamps * 1.5 + 0.1) ? lampLight(scene) : mix(mood.glass[0], mood.shadow, 0.5);
  return (
    polygons(rims, lighten(scene.c(colour), 0.35)) +
    polygons(dark, mix(mood.glass[0], mood.shadow, 0.12)) +
    polygons(warm, lampLight(scene)) +
    (shutter ? polygons(leaves, shutter) : '') +
    rect(x, gy, w, groundH, darken(scene.c(colour), 0.1), 'fill-opacity=".6"') +
    path(arches.join(''), shop)
  );
}

/** A two-towered minster in the manner of Zürich's Grossmünster, its foot at (x, y). */
export function drawMinster(scene: Scene, x: number, y: number, h: number): string {
  const { mood } = scene;
  const stone = scene.c('#d5c8a8');
  const dim = scene.shade('#d5c8a8', 1.2);
  const copper = mood.snow ? '#e8edec' : scene.c('#7fa093');
  const tile = mood.snow ? '#eef1ef' : scene.c('#9a5640');
  const lamp = mood.lamps > 0.3 ? '#f4c878' : mix(mood.glass[0], mood.shadow, 0.35);
  const tower = (tx: number): string => {
    const w = h * 0.17;
    const t = y - h * 0.66;
    const windows = [0, 1, 2]
      .map((row) =>
        [0.24, 0.58]
          .map(
            (k) =>
              `M${short(tx + w * k)} ${short(t + h * (0.11 + row * 0.15))}v${short(-h * 0.05)}q${short(w * 0.09)} ${short(-h * 0.04)} ${short(w * 0.18)} 0v${short(h * 0.05)}z`,
          )
          .join(''),
      )
      .join('');
    return (
      rect(tx, t, w, h * 0.66, stone) +
      rect(tx + w * 0.66, t, w * 0.34, h * 0.66, dim, 'fill-opacity=".7"') +
      [0, 0.15, 0.3].map((k) => rect(tx - w * 0.04, t + h * k, w * 1.08, h * 0.012, lighten(stone, 0.3))).join('') +
      path(windows, lamp) +
      rect(tx + w * 0.1, t - h * 0.09, w * 0.8, h * 0.09, lighten(stone, 0.08)) +
      rect(tx + w * 0.62, t - h * 0.09, w * 0.28, h * 0.09, dim, 'fill-opacity=".6"') +
      path(
        `M${short(tx + w * 0.04)} ${short(t - h * 0.09)}q${short(w * 0.06)} ${short(-h * 0.15)} ${short(w * 0.46)} ${short(-h * 0.15)}t${short(w * 0.46)} ${short(h * 0.15)}z`,
        copper,
      ) +
      path(
        `M${short(tx + w * 0.5)} ${short(t - h * 0.24)}q${short(w * 0.4)} 0 ${short(w * 0.46)} ${short(h * 0.15)}h${short(-w * 0.26)}z`,
        darken(copper, 0.2),
      ) +
      rect(tx + w * 0.47, t - h * 0.34, w * 0.06, h * 0.1, scene.c('#b79a55'))
    );
  };
  const nave =
    polygon(
      [
        [x + h * 0.2, y - h * 0.36],
        [x + h * 0.28, y - h * 0.52],
        [x + h * 0.92, y - h * 0.52],
        [x + h * 0.98, y - h * 0.36],
      ],
      tile,
    ) +
    rect(x + h * 0.2, y - h * 0.36, h * 0.78, h * 0.36, stone) +
    rect(x + h * 0.2, y - h * 0.36, h * 0.78, h * 0.03, mood.shadow, 'fill-opacity=".3"');
  const lights = [0, 1, 2, 3]
    .map(
      (i) =>
        `M${short(x + h * (0.5 + i * 0.12))} ${short(y - h * 0.1)}v${short(-h * 0.12)}q${short(h * 0.025)} ${short(-h * 0.05)} ${short(h * 0.05)} 0v${short(h * 0.12)}z`,
    )
    .join('');
  return (
    nave +
    path(lights, lamp) +
    tower(x) +
    tower(x + h * 0.24) +
    ellipse(x + h * 0.205, y - h * 0.3, h * 0.022, h * 0.022, lamp)
  );
}

/** A slender church with a tall pointed spire and a clock. */
export function drawClockSpire(scene: Scene, x: number, y: number, h: number): string {
  const w = h * 0.12;
  const stone = scene.c('#e2d6ba');
  const copper = scene.mood.snow ? '#e8edec' : scene.c('#6d9486');
  const t = y - h * 0.5;
  return (
    rect(x - w / 2, t, w, h * 0.5, stone) +
    rect(x + w * 0.15, t, w * 0.35, h * 0.5, scene.shade('#e2d6ba', 1.1), 'fill-opacity=".7"') +
    ellipse(x, t + h * 0.1, w * 0.38, w * 0.38, scene.c('#2f4f5c')) +
    ellipse(x, t + h * 0.1, w * 0.3, w * 0.3, scene.mood.lamps > 0.3 ? '#fbe3a8' : '#f6f0df') +
    path(
      `M${short(x)} ${short(t + h * 0.1)}v${short(-w * 0.24)}M${short(x)} ${short(t + h * 0.1)}h${short(w * 0.16)}`,
      'none',
      `stroke="${scene.c('#b79a55')}" stroke-width="${short(w * 0.06)}"`,
    ) +
    polygon(
      [
        [x - w * 0.62, t],
        [x, y - h],
        [x + w * 0.62, t],
      ],
      copper,
    ) +
    polygon(
      [
        [x + w * 0.08, t],
        [x, y - h],
        [x + w * 0.62, t],
      ],
      darken(copper, 0.25),
    ) +
    rect(x - w * 0.03, y - h * 1.05, w * 0.06, h * 0.06, scene.c('#b79a55'))
  );
}

/** A white paddle steamer; `w` is its length. */
export function drawSteamer(scene: Scene, x: number, y: number, w: number): string {
  const white = scene.c('#fbf7ec');
  const lamp = scene.mood.lamps > 0.3 ? '#f6cf82' : mix(scene.mood.glass[0], scene.mood.shadow, 0.2);
  const p = (a: number, b: number): string => `${short(x + a * w)} ${short(y - b * w)}`;
  const ports = Array.from({ length: 15 }, (_, i): Point[] => {
    const [l, t] = [x + w * (-0.3 + i * 0.043), y - w * 0.105];
    return [
      [l, t],
      [l + w * 0.022, t],
      [l + w * 0.022, t + w * 0.03],
      [l, t + w * 0.03],
    ];
  });
  const rail = Array.from({ length: 26 }, (_, i) => `M${p(-0.36 + i * 0.0285, 0.125)}v${short(-w * 0.03)}`).join('');
  return (
    ellipse(x, y + w * 0.025, w * 0.52, w * 0.018, scene.mood.shadow, 'fill-opacity=".25"') +
    path(
      `M${p(-0.5, 0.075)}L${p(0.5, 0.09)}Q${p(0.47, 0.02)} ${p(0.43, 0)}L${p(-0.44, 0)}Q${p(-0.48, 0.03)} ${p(-0.5, 0.075)}z`,
      white,
    ) +
    path(`M${p(-0.47, 0.022)}L${p(0.455, 0.022)}L${p(0.43, 0)}L${p(-0.44, 0)}z`, scene.c('#9c3f28')) +
    path(
      `M${p(-0.38, 0.075)}V${short(y - w * 0.12)}H${short(x + w * 0.38)}V${short(y - w * 0.08)}z`,
      darken(white, 0.05),
    ) +
    polygons(ports, lamp) +
    path(rail, 'none', `stroke="${white}" stroke-width="${short(w * 0.004)}"`) +
    rect(x - w * 0.38, y - w * 0.16, w * 0.76, w * 0.008, white) +
    path(
      `M${p(-0.11, 0)}V${short(y - w * 0.1)}a${short(w * 0.11)} ${short(w * 0.09)} 0 0 1 ${short(w * 0.22)} 0V${short(y)}z`,
      darken(white, 0.1),
    ) +
    path(
      `M${p(-0.09, 0.02)}V${short(y - w * 0.09)}a${short(w * 0.09)} ${short(w * 0.075)} 0 0 1 ${short(w * 0.18)} 0V${short(y - w * 0.02)}z`,
      scene.c('#c49a4a'),
    ) +
    rect(x + w * 0.14, y - w * 0.2, w * 0.12, w * 0.08, white) +
    polygons(
      [
        [
          [x + w * 0.15, y - w * 0.19],
          [x + w * 0.25, y - w * 0.19],
          [x + w * 0.25, y - w * 0.155],
          [x + w * 0.15, y - w * 0.155],
        ],
      ],
      lamp,
    ) +
    polygon(
      [
        [x - w * 0.03, y - w * 0.12],
        [x - w * 0.02, y - w * 0.32],
        [x + w * 0.045, y - w * 0.32],
        [x + w * 0.05, y - w * 0.12],
      ],
      scene.c('#d9a441'),
    ) +
    polygon(
      [
        [x - w * 0.02, y - w * 0.285],
        [x - w * 0.018, y - w * 0.32],
        [x + w * 0.045, y - w * 0.32],
        [x + w * 0.046, y - w * 0.285],
      ],
      scene.c('#26302d'),
    ) +
    path(
      `M${p(-0.34, 0.12)}V${short(y - w * 0.3)}`,
      'none',
      `stroke="${scene.c('#6a5440')}" stroke-width="${short(w * 0.008)}"`,
    ) +
    polygon(
      [
        [x - w * 0.48, y - w * 0.075],
        [x - w * 0.48, y - w * 0.19],
        [x - w * 0.55, y - w * 0.18],
        [x - w * 0.55, y - w * 0.12],
        [x - w * 0.48, y - w * 0.13],
      ],
      scene.c('#c8472b'),
    ) +
    rect(x - w * 0.53, y - w * 0.16, w * 0.04, w * 0.01, '#ffffff') +
    rect(x - w * 0.515, y - w * 0.175, w * 0.01, w * 0.04, '#ffffff')
  );
}

/** A few slow puffs of steam drifting to the right. */
export const drawSteam = (scene: Scene, x: number, y: number, w: number): string =>
  [
    [0, 0, 0.05],
    [0.08, 0.06, 0.07],
    [0.2, 0.1, 0.09],
    [0.36, 0.13, 0.11],
  ]
    .map(([dx, dy, r]) =>
      ellipse(
        x + (dx as number) * w,
        y - (dy as number) * w,
        (r as number) * w * 1.25,
        (r as number) * w * 0.6,
        scene.mood.cloud,
        'fill-opacity=".45"',
      ),
    )
    .join('');
