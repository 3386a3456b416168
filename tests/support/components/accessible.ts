import axe from 'axe-core';
import { expect } from 'vitest';
import { AXE_TAGS } from '#tests/support/browser/axe-tags.ts';

/** Expects that axe finds nothing against WCAG 2.2 AA in what is shown. */
export async function expectAccessible(): Promise<void> {
  const { violations } = await axe.run(document.body, { runOnly: [...AXE_TAGS], resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}

/** Expects of a whole screen that axe finds nothing, that it has one main heading, and that it is no wider than its window. */
export async function expectWellFormed(): Promise<void> {
  await expectAccessible();
  expect(document.querySelectorAll('h1'), 'main headings').toHaveLength(1);
  expect(document.documentElement.scrollWidth - window.innerWidth, 'wider than the window').toBeLessThanOrEqual(0);
}
