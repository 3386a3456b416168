import { expect, test } from 'vitest';
import { FEATURES, Feature } from '../feature.ts';
import { FEATURE_GROUPS, groupedFeatures } from './feature-groups.ts';

test('every feature stands in one group, with an icon of its own', () => {
  const all = FEATURE_GROUPS.flatMap((group) => group.features);
  expect(all.map(([feature]) => feature).sort((a, b) => a - b)).toEqual([...FEATURES]);
  expect(new Set(all.map(([, icon]) => icon)).size).toBe(FEATURES.length);
});

test('a home shows what it has, in the groups people look in', () => {
  const groups = groupedFeatures(Feature.LakeView | Feature.Elevator | Feature.Garden);
  expect(groups.map(({ name, features }) => [name, features.map(([feature]) => feature)])).toEqual([
    ['outside', [Feature.Garden, Feature.LakeView]],
    ['building', [Feature.Elevator]],
  ]);
});

test('a home without features has no groups', () => {
  expect(groupedFeatures(0)).toEqual([]);
});
