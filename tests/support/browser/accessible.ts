import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { AXE_TAGS } from './axe-tags.ts';

/**
 * Expects that axe finds nothing against WCAG 2.2 AA. It is asked in the page itself, which holds no frames, and for what is wrong
 * alone: to describe what is right takes it longer than to find out.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  expect(await page.evaluate(violationsOf, [...AXE_TAGS])).toEqual([]);
}

async function violationsOf(tags: string[]): Promise<string[]> {
  const { violations } = await window.axe.run({ runOnly: tags, resultTypes: ['violations'] });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
