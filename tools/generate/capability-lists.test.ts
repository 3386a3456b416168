import { expect, test } from 'vitest';
import { capabilityLists } from './capability-lists.ts';

test('the lists of all capabilities join what their manifests bring', () => {
  const lists = capabilityLists([
    { texts: ['moving'], drafts: ['moving_'], counters: ['newRequests'] },
    { texts: ['alerts'], screens: { myAlerts: { entry: { label: 'a', icon: 'bell', counter: 'newRequests' } } } },
  ]);
  expect(lists['page-parts.ts']).toMatch(/PAGE_PARTS = \[\s+"alerts",\s+"moving"\s+\] as const/);
  expect(lists['draft-keys.ts']).toContain('"moving_"');
  expect(lists['viewer-counters.graphql']).toBe('fragment ViewerCounters on Profile {\n  newRequests\n}\n');
  expect(lists['capability-screens.ts']).toContain('"myAlerts"');
});

test.each([
  ['texts', [{ texts: ['a'] }, { texts: ['a'] }], 'Two manifests bring a'],
  ['a screen', [{ screens: { myAlerts: {} } }, { screens: { myAlerts: {} } }], 'Two manifests bring myAlerts'],
  [
    'a kind of notification',
    [{ notificationKinds: { Alert: { label: 'a' } } }, { notificationKinds: { Alert: { label: 'b' } } }],
    'Two manifests bring Alert',
  ],
  [
    'a counter of the menu',
    [{ screens: { audit: { entry: { label: 'a', icon: 'x', counter: 'n' } } } }],
    'No manifest brings',
  ],
])('%s with two owners or none stops the generator', (_what, manifests, message) => {
  expect(() => capabilityLists(manifests)).toThrow(message);
});
