import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectWellFormed, openBrowser, openPage, reloadPage, visit } from '#tests/support/browser/browser.ts';
import { linkInMail, logIn, register, visitAsMember } from '#tests/support/browser/member.ts';
import { aPerson } from '#tests/support/browser/person.ts';
import { aPhotograph, goToStep, stored, typeHome } from '#tests/support/browser/publish-form.ts';

let browser: Browser;

beforeAll(async () => {
  browser = await openBrowser({ maps: false });
});
afterAll(() => browser.close());

const saved = (page: Page) => page.getByText('Saved', { exact: true }).waitFor();

describe('a visitor on a phone', () => {
  test('writes a listing, comes back, signs up without losing anything, and pays once the address is confirmed', async () => {
    const { page, context, origin, close } = await visit(browser, '/en/publish', { size: 'phone' });
    await page.waitForURL(/\/en\/publish\/rent$/);
    await typeHome(page);
    await goToStep(page, 'Pictures');
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles([await aPhotograph(page, 1), await aPhotograph(page, 2)]);
    await expect.poll(() => page.getByText('Waiting').count()).toBe(2);
    await expectWellFormed(page, 'pictures');

    await reloadPage(page);
    await page.getByText('We’ve restored your draft.').waitFor();
    expect(await page.getByText('Waiting').count()).toBe(2);
    await goToStep(page, 'Price and text');
    expect(await page.getByLabel('Gross rent').inputValue()).toBe('2,000');

    await goToStep(page, 'Preview');
    await expectWellFormed(page, 'preview');
    await page.getByRole('button', { name: 'Sign up and send' }).click();
    const person = aPerson();
    await register(page, person);
    await page.getByText('Account created successfully.').waitFor();
    await saved(page);
    await page.getByRole('button', { name: 'Submit listing' }).click();
    await page.getByText('Your listing has been saved as a draft.').waitFor();
    await goToStep(page, 'Pictures');
    await expect.poll(() => page.getByText(/Waiting|Uploading/).count()).toBe(0);
    await goToStep(page, 'Preview');

    const mails = await visit(browser, '/dev/mail');
    const confirming = await context.newPage();
    await openPage(confirming, await linkInMail(mails.page, person.email, 'Confirm your email address'));
    await confirming.getByRole('main').getByRole('button', { name: 'Confirm' }).click();
    await confirming.getByText('Email address confirmed').waitFor();
    await page.getByRole('button', { name: 'Submit listing' }).click();
    await page.waitForURL(/\/en\/workspace\/my-properties\/payment\/\d+$/);
    expect(await stored(page, 'lm_quotes_rent')).toBeNull();

    const id = /\d+$/.exec(page.url())?.[0];
    await openPage(page, `${origin}/en/workspace/my-properties/edit/${id}`);
    await goToStep(page, 'Pictures');
    await expect.poll(() => page.getByRole('button', { name: /^Move picture/ }).count()).toBe(2);
    await Promise.all([close(), mails.close()]);
  });
});

describe('a member', () => {
  test('goes on with a draft on another device, and chooses where both were changed', async () => {
    const editor = await visitAsMember(browser, '/en/workspace/my-properties/create/rent');
    await typeHome(editor.page);
    await saved(editor.page);
    const phone = await visit(browser, '/en/login', { size: 'phone' });
    await logIn(phone.page, editor.person);
    await phone.page.waitForURL(/\/en$/);
    await openPage(phone.page, `${phone.origin}/en/workspace/my-properties/create/rent`);
    await phone.page.getByText('You’re editing your most recent draft.').waitFor();
    await goToStep(phone.page, 'Price and text');
    await phone.page.getByLabel('Title', { exact: true }).fill('Written on the phone');
    await saved(phone.page);

    await goToStep(editor.page, 'Price and text');
    await editor.page.getByLabel('Title', { exact: true }).fill('Written at the desk');
    await editor.page.getByRole('heading', { name: 'Changed in two places' }).waitFor();
    const versions = editor.page.getByRole('row', { name: /^Title/ });
    expect(await versions.innerText()).toMatch(/Written at the desk.*Written on the phone/s);
    await expectWellFormed(editor.page, 'two versions');
    await editor.page.getByRole('button', { name: 'Show the other version' }).click();
    await expect.poll(() => editor.page.getByLabel('Title', { exact: true }).inputValue()).toBe('Written on the phone');
    await editor.page.getByRole('button', { name: 'Keep this version' }).click();
    await saved(editor.page);
    await Promise.all([editor.close(), phone.close()]);
  });

  test('loses nothing when the connection breaks, and another person at this browser finds nothing', async () => {
    const { page, context, origin, close } = await visitAsMember(browser, '/en/publish/sell');
    await goToStep(page, 'Price and text');
    await page.getByLabel('Title', { exact: true }).waitFor();
    await context.setOffline(true);
    await page.getByLabel('Title', { exact: true }).fill('Typed without a line');
    await page.getByText('Saved on this device').waitFor();
    await context.setOffline(false);
    await saved(page);
    const draft = await stored(page, 'lm_quotes_presell');
    expect(draft).toContain('Typed without a line');

    await page.evaluate((text) => {
      const stored = JSON.parse(text);
      stored.property.userId += 1;
      localStorage.setItem('lm_quotes_presell', JSON.stringify(stored));
    }, String(draft));
    await openPage(page, `${origin}/en/publish/rent`);
    await page.evaluate(
      (text) => localStorage.setItem('lm_quotes_presell', text.replace(/"userId":\d+/, '"userId":1')),
      String(draft),
    );
    await page.goto(`${origin}/en/publish/sell`);
    await page.waitForURL(/\/en\/?$/);
    expect(await stored(page, 'lm_quotes_presell')).toBeNull();
    await close();
  });
});

/** Lets no timer of a tab ring but those that run already, and waits for these. Returns how to let the others ring. */
async function holdTimers(tab: Page): Promise<() => Promise<void>> {
  const held = await tab.evaluateHandle(async () => {
    const { setTimeout } = window;
    const works: (() => void)[] = [];
    Object.assign(window, { setTimeout: (work: () => void) => works.push(work) });
    // Longer than any pause of the form; timers ring in the order in which they are due.
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    return { setTimeout, works };
  });
  return () =>
    held.evaluate(({ setTimeout, works }) => {
      Object.assign(window, { setTimeout });
      for (const work of works) work();
    });
}

test('two tabs of one draft show the same; where both write at once, both versions are there', async () => {
  const { page, context, origin, close } = await visit(browser, '/en/publish/rent');
  const titleOf = (tab: Page) => tab.getByLabel('Title', { exact: true });
  await goToStep(page, 'Price and text');
  await titleOf(page).fill('In the first tab');
  await expect.poll(() => stored(page, 'lm_quotes_rent')).toContain('In the first tab');
  const other = await context.newPage();
  await openPage(other, `${origin}/en/publish/rent`);
  await goToStep(other, 'Price and text');
  expect(await titleOf(other).inputValue()).toBe('In the first tab');
  await titleOf(page).fill('Further in the first');
  await expect.poll(() => titleOf(other).inputValue()).toBe('Further in the first');

  // A picture of either tab is a picture of both.
  const picturesOf = (tab: Page) => tab.getByRole('button', { name: /^Move picture/ });
  for (const [index, tab] of [page, other].entries()) {
    await goToStep(tab, 'Pictures');
    await tab
      .locator('input[type=file]')
      .first()
      .setInputFiles([await aPhotograph(tab, 61 + index)]);
    await expect
      .poll(() => stored(tab, 'lm_quotes_rent').then((draft) => draft?.split('"hash"').length))
      .toBe(index + 2);
  }
  for (const tab of [page, other]) {
    await goToStep(tab, 'Pictures');
    await expect.poll(() => picturesOf(tab).count()).toBe(2);
    await goToStep(tab, 'Price and text');
  }

  // The other tab has not written down yet what is typed there when the first one does.
  const letGo = await holdTimers(other);
  await titleOf(other).fill('From the other');
  await titleOf(page).fill('From the first');
  await other.getByRole('heading', { name: 'Changed in two places' }).waitFor();
  const versions = await other.getByRole('row', { name: /^Title/ }).innerText();
  expect(versions).toMatch(/From the other.*From the first/s);
  await letGo();
  await other.getByRole('button', { name: 'Show the other version' }).click();
  await other.getByRole('button', { name: 'Keep this version' }).click();
  await other.getByText('Saved in this browser').waitFor();
  await expect.poll(() => titleOf(page).inputValue()).toBe('From the first');
  await close();
});
