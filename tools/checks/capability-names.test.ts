import { expect, test } from 'vitest';
import { capabilitiesNamed, findCapabilityNames } from './capability-names.ts';

const NAMES = ['alerts', 'moving', 'push', 'search'];

test.each([
  ["const PARTS = ['alerts', 'map'];", ['alerts']],
  ['const WINDOWS = { moving: { count: 5 } };', ['moving']],
  ['interface Config { alerts?: AlertSettings }', ['alerts']],
  ['services.moving.send()', ['moving']],
  ["import { x } from '#capabilities/moving/moving.input.ts';", ['moving']],
  ["const KEY = 'viewer.alerts';", ['alerts']],
  ['// moving alerts\nlist.push(removing); /* search: none */', []],
  ["const HOST = 'https://example.ch'; const searching = 1;", []],
])('%s names %j', (source, named) => {
  expect(capabilitiesNamed(source, NAMES)).toEqual(named);
});

test('kernel, platform and kit name no capability', () => {
  expect(findCapabilityNames()).toEqual([]);
});
