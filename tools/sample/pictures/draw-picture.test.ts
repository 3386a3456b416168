import sharp, { type Stats } from 'sharp';
import { expect, test } from 'vitest';
import { drawPicture } from './draw-picture.ts';
import { drawHero } from './hero.ts';
import { PICTURES } from './picture-catalogue.ts';

const drawings = PICTURES.map((spec) => ({ spec, svg: drawPicture(spec) }));

test('the catalogue names every picture once', () => {
  expect(new Set(PICTURES.map(({ key }) => key)).size).toBe(PICTURES.length);
});

test('there are enough pictures of every kind for a market that does not repeat itself', () => {
  const count = (motif: string): number => PICTURES.filter((spec) => spec.motif === motif).length;
  expect(PICTURES.length).toBeGreaterThanOrEqual(180);
  expect(count('facade')).toBeGreaterThanOrEqual(75);
  expect(count('floorPlan')).toBe(18);
  expect(count('view')).toBeGreaterThanOrEqual(20);
  expect(count('parking')).toBeGreaterThanOrEqual(10);
  expect(count('commercial')).toBeGreaterThanOrEqual(12);
  expect(count('land')).toBeGreaterThanOrEqual(8);
});

test('the same spec gives the same picture, and no two specs give the same one', () => {
  for (const { spec, svg } of drawings) expect(drawPicture(spec)).toBe(svg);
  expect(new Set(drawings.map(({ svg }) => svg)).size).toBe(PICTURES.length);
});

test('pictures stay small and hold no broken numbers', () => {
  for (const { spec, svg } of drawings) {
    expect(svg.length, spec.key).toBeLessThan(60_000);
    expect(svg, spec.key).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('every picture is well-formed and can be rasterised', { timeout: 120_000 }, async () => {
  for (const { spec, svg } of drawings) {
    const { width, height } = await sharp(Buffer.from(svg)).metadata();
    expect([width, height], spec.key).toEqual([2048, 1536]);
    const { channels } = await sharp(Buffer.from(svg), { density: 9 }).stats();
    expect(
      channels.some(({ stdev }) => stdev > 4),
      spec.key,
    ).toBe(true);
  }
});

test('the hero picture comes in two lights', async () => {
  const [light, dark] = await Promise.all(
    (['light', 'dark'] as const).map((scheme) => sharp(Buffer.from(drawHero(scheme))).stats()),
  );
  const brightness = (stats: Stats | undefined): number => stats?.channels[0]?.mean ?? 0;
  expect(brightness(light)).toBeGreaterThan(brightness(dark) + 40);
});
