import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { AXE_TAGS } from './axe-tags.ts';

/**
 * Expects that axe finds nothing against WCAG 2.2 AA. It is asked in the page itself, which holds no frames, and for what is wrong
 * alone: to describe what is right takes it longer than to find out.
 *
 * @param isWhole whether bar and footer are looked at as well: they are the same on each page, and half of the work
 */
export async function expectAccessible(page: Page, isWhole = true): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  expect(await page.evaluate(violationsOf, { tags: [...AXE_TAGS], isWhole })).toEqual([]);
}

async function violationsOf({ tags, isWhole }: { tags: string[]; isWhole: boolean }): Promise<string[]> {
  const around = [...document.querySelectorAll('header, footer')].filter((element) => !element.closest('main'));
  const { violations } = await window.axe.run(
    { exclude: isWhole ? [] : around },
    { runOnly: tags, resultTypes: ['violations'] },
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
