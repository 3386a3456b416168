import { expect, test, vi } from 'vitest';
import { withYields } from './with-yields.ts';

test('work of many steps gives others their turn as soon as a step has taken its time, and not before', async () => {
  let clockMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => clockMs);
  let turns = 0;
  const count = (): void => {
    turns += 1;
    counting = setImmediate(count);
  };
  let counting = setImmediate(count);
  const seen: [number, number][] = [];
  for await (const tookMs of withYields([1, 1, 1, 20, 20, 1])) {
    seen.push([tookMs, turns]);
    clockMs += tookMs;
  }
  clearImmediate(counting);
  const [first, second, third, fourth, fifth, sixth] = seen.map(([, turn]) => turn);
  expect([second, third, fourth]).toEqual([first, first, first]);
  expect(fifth).toBeGreaterThan(fourth ?? 0);
  expect(sixth).toBeGreaterThan(fifth ?? 0);
  expect(seen.map(([item]) => item)).toEqual([1, 1, 1, 20, 20, 1]);
});
