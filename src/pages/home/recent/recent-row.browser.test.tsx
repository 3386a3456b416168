import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#tests/support/components/accessible.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';

const VAUD = '/en/properties/rent/apartment-house,3/vaud-VD,r22';

const recent = page.getByRole('navigation', { name: 'Vos dernières recherches et vos favoris' });

test('a search of this browser is offered on the next visit to the home page, in the language of the page', async () => {
  await mountPage('/fr');
  expect(recent.length).toBe(0);
  await mountPage(`${VAUD}?map=false&maxPrice=3000&viewMode=list`);
  await page.getByRole('article').first().findElement();
  await mountPage('/fr');
  const link = recent.getByRole('link', { name: /^Vaud · Louer · Appartements et maisons · jusqu’à CHF 3/ });
  await link.findElement();
  await expectAccessible();
  await link.click();
  await expect.poll(() => location.pathname).toBe('/fr/immobilier/louer/appartement-maison,3/vaud-VD,r22');
  expect(location.search).toBe('?maxPrice=3000');
});
