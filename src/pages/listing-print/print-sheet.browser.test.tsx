import { expect, test, vi } from 'vitest';
import { commands, page } from 'vitest/browser';
import { mountPage } from '#tests/support/components/mount-page.tsx';

test('the sheet that is printed names the advertiser and bears the number', async () => {
  await mountPage('/en/listing/rent/1/print');
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const sheet = (await page.getByRole('article').findElement()) as HTMLElement;
  expect(sheet.innerText).not.toMatch(/\b0\d\d \d{3} \d\d \d\d\b/);
  await page.getByRole('button', { name: 'Print' }).click();
  await expect.poll(() => print.mock.calls.length).toBe(1);
  await commands.emulatePaper();
  await expect.poll(() => sheet.innerText).toMatch(/\b0\d\d \d{3} \d\d \d\d\b/);
});
