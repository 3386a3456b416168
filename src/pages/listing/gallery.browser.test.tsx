import { beforeAll, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#tests/support/components/accessible.ts';
import { textOf } from '#tests/support/components/locators.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';

type Found = { data: { offers: { data: { id: number; images: { isPlan: boolean }[] }[] } } };

/** Homes with pictures and a plan, one for each test: the window remembers pictures. */
let withPlan: number[];

beforeAll(async () => {
  const query = '{ offers(filter: { offerType: 1, pageSize: 50 }) { data { id images { isPlan } } } }';
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) });
  withPlan = ((await answer.json()) as Found).data.offers.data
    .filter(({ images }) => images.length > 4 && images.some(({ isPlan }) => isPlan))
    .map(({ id }) => id);
  expect(withPlan.length).toBeGreaterThan(1);
});

const gallery = page.getByRole('dialog');
const counter = gallery.getByRole('status').first();
const picture = gallery.getByCss('[data-slides] .yarl__slide_current img').last();

test('a visitor looks at all pictures at a glance, at one of them, at the plan, and leaves by keyboard', async () => {
  await mountPage(`/en/listing/rent/${withPlan[0]}`);
  const opener = page.getByRole('button', { name: /All \d+ pictures/ });
  await opener.click();
  await gallery.getByRole('heading', { name: 'Plans', exact: false }).findElement();
  await gallery.getByRole('region', { name: 'Photos', exact: false }).getByRole('button').nth(1).click();
  await expect.element(counter).toMatchTextContent(/^Picture 2 of/);

  await userEvent.keyboard('{ArrowRight}');
  await expect.element(counter).toMatchTextContent(/^Picture 3 of/);
  await userEvent.keyboard('{End}');
  await expect.element(counter).toMatchTextContent(/^Picture (\d+) of \1$/);
  const next = gallery.getByRole('button', { name: 'Next picture', exact: false });
  await expect.element(next).toBeDisabled();
  await userEvent.keyboard('{Home}');
  await expect.element(counter).toMatchTextContent(/^Picture 1 of/);
  await next.click();
  await expect.element(counter).toMatchTextContent(/^Picture 2 of/);
  await expectAccessible();

  await userEvent.keyboard('{Escape}');
  await expect.element(gallery).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  await page.getByRole('button', { name: 'Floor plan', exact: false }).click();
  await expect.element(counter).toMatchTextContent(/Picture \d+ of \d+/);
  const [, at = '', count = ''] = /Picture (\d+) of (\d+)/.exec(await textOf(counter)) ?? [];
  expect(Number(at)).toBeGreaterThan(1);
  expect(Number(at)).toBeLessThanOrEqual(Number(count));
});

test('a picture whose file does not arrive says so, and the others can be looked at', async () => {
  await mountPage(`/fr/annonce/louer/${withPlan[1]}`);
  const first = page.getByRole('region', { name: 'Photos', exact: false }).getByRole('link').first();
  await first.findElement();
  await commands.breakFiles('/pictures/');
  await first.click();
  await gallery.getByText('Cette photo n’a pas pu être chargée.').first().findElement();
  await commands.mendFiles();
  await userEvent.keyboard('{End}');
  await expect.poll(async () => ((await picture.findElement()) as HTMLImageElement).naturalWidth).toBeGreaterThan(0);
});
