import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { LOCALES } from '#kernel/locale.ts';
import { PHONE } from '#tests/support/browser/windows.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';

/** Deletes the stored answer before each test. */
const forgetAnswer = (): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: as the product writes it
  document.cookie = 'lm_cookies=; path=/; max-age=0';
};

test('the question about cookies leaves nothing empty below the footer, asked or answered', async () => {
  forgetAnswer();
  await mountPage('/en', { window: PHONE });
  const question = page.getByRole('region', { name: 'Cookies' });
  const room = (): number => {
    const footer = document.querySelector('footer')?.getBoundingClientRect().bottom ?? 0;
    return Math.abs(Math.round(document.documentElement.scrollHeight - (footer + window.scrollY)));
  };
  await expect.element(question).toBeVisible();
  expect(room()).toBe(0);
  await question.getByRole('button', { name: 'Only necessary' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(room()).toBe(0);
});

test.each(LOCALES)('the question about cookies has two equal buttons in %s', async (locale) => {
  forgetAnswer();
  await mountPage(`/${locale}`, { window: PHONE });
  const buttons = page.getByCss('[data-question=cookies] button');
  await buttons.first().findElement();
  // An earlier test may have left the mouse over it.
  await page.getByRole('banner').hover({ position: { x: 1, y: 1 } });
  const looks = () =>
    buttons.elements().map((button) => {
      const { width, height, y } = button.getBoundingClientRect();
      const { backgroundColor, color, fontWeight, borderColor } = getComputedStyle(button);
      return [Math.round(width), height, y, backgroundColor, color, fontWeight, borderColor];
    });
  expect(looks()).toHaveLength(2);
  expect(looks()[0]?.[0]).toBeGreaterThan(0);
  // The button under the mouse returns to its usual look in the next frame.
  await expect.poll(() => new Set(looks().map((look) => look.join())).size).toBe(1);
});
