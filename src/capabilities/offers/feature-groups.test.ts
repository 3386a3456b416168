import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FEATURES, Feature } from './feature.ts';
import { FEATURE_GROUPS, groupedFeatures } from './feature-groups.ts';

const signs = readFileSync(new URL('./ui/facts/feature-signs.svg', import.meta.url), 'utf8');

test('every feature is in one group, with a sign of its own', () => {
  const all = FEATURE_GROUPS.flatMap((group) => group.features);
  expect(all.toSorted((a, b) => a - b)).toEqual([...FEATURES]);
  const drawn = [...signs.matchAll(/id="feature-(\d+)"[^>]*>(.+)<\/symbol>/g)];
  expect(drawn.map(([, feature]) => Number(feature))).toEqual([...FEATURES]);
  expect(new Set(drawn.map(([, , drawing]) => drawing)).size).toBe(FEATURES.length);
});

test('a home shows what it has, in the groups people look in', () => {
  const groups = groupedFeatures(Feature.LakeView | Feature.Elevator | Feature.Garden);
  expect(groups.map(({ name, features }) => [name, features])).toEqual([
    ['outside', [Feature.Garden, Feature.LakeView]],
    ['building', [Feature.Elevator]],
  ]);
});

test('a home without features has no groups', () => {
  expect(groupedFeatures(0)).toEqual([]);
});
