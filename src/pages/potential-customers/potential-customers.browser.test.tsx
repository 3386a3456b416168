import { test } from 'vitest';
import { page } from 'vitest/browser';
import { mountPageAsMember } from '#tests/support/components/member.ts';

test('a member without lists of potential customers reads what the section is for', async () => {
  await mountPageAsMember('/en/workspace/my-potential-customer');
  await page.getByRole('heading', { level: 1, name: 'Potential customers' }).findElement();
  await page.getByRole('main').getByRole('link', { name: 'Contact us' }).click();
  await page.getByRole('heading', { level: 1, name: 'Contact' }).findElement();
});
