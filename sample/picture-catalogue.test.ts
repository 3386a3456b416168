import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { fileOf, SAMPLE_PICTURE_SIZE, SAMPLE_PICTURES } from './picture-catalogue.ts';

test('the catalogue names every file once, and its content', async () => {
  const files = readdirSync(new URL('./pictures/', import.meta.url)).filter((name) => name.endsWith('.webp'));
  expect(SAMPLE_PICTURES.map(({ key }) => `${key}.webp`).toSorted()).toEqual(files.toSorted());
  for (const picture of SAMPLE_PICTURES) {
    const bytes = readFileSync(fileOf(picture));
    expect(createHash('sha256').update(bytes).digest('hex'), picture.key).toBe(picture.hash);
    expect(await sharp(bytes).metadata(), picture.key).toMatchObject(SAMPLE_PICTURE_SIZE);
  }
});

test('no two pictures are the same, and all of them take no more than 10 MB', () => {
  expect(new Set(SAMPLE_PICTURES.map(({ hash }) => hash)).size).toBe(SAMPLE_PICTURES.length);
  const bytes = SAMPLE_PICTURES.reduce((sum, picture) => sum + readFileSync(fileOf(picture)).length, 0);
  expect(bytes).toBeLessThan(10_000_000);
});

test('there are enough pictures of every kind for a market that does not repeat itself', () => {
  const count = (motif: string): number => SAMPLE_PICTURES.filter((picture) => picture.motif === motif).length;
  expect(SAMPLE_PICTURES.length).toBeGreaterThanOrEqual(180);
  expect(count('facade')).toBeGreaterThanOrEqual(75);
  expect(count('floorPlan')).toBe(18);
  expect(count('view')).toBeGreaterThanOrEqual(20);
  expect(count('parking')).toBeGreaterThanOrEqual(10);
  expect(count('commercial')).toBeGreaterThanOrEqual(12);
  expect(count('land')).toBeGreaterThanOrEqual(8);
});
