import type { Page } from 'playwright-core';

/** A finger that has not moved for so long is still to the browser, milliseconds. */
const REST_MS = 120;

/** CSS pixels from the corner of the window. */
export type Point = readonly [x: number, y: number];

/**
 * Draws with one finger along points of the window, near one another, and rests at the last one: the browser takes a gesture that ends
 * fast for a flick, and the next tap for the end of the flick. `middle` is called before the finger is lifted.
 */
export async function dragFinger(page: Page, points: readonly Point[], middle?: () => Promise<void>): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', [point]: readonly Point[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: point ? [{ x: point[0], y: point[1] }] : [] });
  await touch('touchStart', points);
  for (const point of points.slice(1)) await touch('touchMove', [point]);
  await middle?.();
  await page.waitForTimeout(REST_MS);
  await touch('touchMove', points.slice(-1));
  await touch('touchEnd', []);
  await session.detach();
}

/** Pulls two fingers apart round a middle: from 40 to 240 px between them. */
export async function spreadFingers(page: Page, [x, y]: Point): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', apart: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [
        { x: x - apart / 2, y, id: 1 },
        { x: x + apart / 2, y, id: 2 },
      ],
    });
  await touch('touchStart', 40);
  for (let apart = 50; apart <= 240; apart += 10) await touch('touchMove', apart);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Points of a straight line. */
export const straight = ([fromX, fromY]: Point, [toX, toY]: Point, steps = 30): Point[] =>
  Array.from({ length: steps }, (_, step) => {
    const share = step / (steps - 1);
    return [fromX + (toX - fromX) * share, fromY + (toY - fromY) * share] as const;
  });

/** Points of an arc round a middle, from the top on; a whole turn is 1. */
export const arc = ([x, y]: Point, radius: number, turn: number, steps = 40): Point[] =>
  Array.from({ length: steps }, (_, step) => {
    const angle = (2 * Math.PI * turn * step) / (steps - 1);
    return [x + radius * Math.sin(angle), y - radius * Math.cos(angle)] as const;
  });
