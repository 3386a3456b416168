import { test } from 'vitest';
import { openBrowser, openPage, visit } from '#tests/support/browser/browser.ts';
import { linkInMail, logIn, openMail, register } from '#tests/support/browser/member.ts';
import { aPerson } from '#tests/support/browser/person.ts';

test('abuse 53: opening the link of a mail changes nothing: it still does what it is for', async () => {
  const browser = await openBrowser({ maps: false });
  const person = aPerson();
  const { page, origin, close } = await visit(browser, '/en/register');
  const mails = await visit(browser, '/dev/mail');
  const main = page.getByRole('main');
  const open = async (link: string): Promise<void> => {
    for (const method of ['GET', 'HEAD']) await fetch(link, { method });
    for (let time = 1; time <= 2; time += 1) await openPage(page, link);
  };
  await main.getByRole('checkbox', { name: /newsletter/i }).check();
  await register(page, person);
  await page.waitForURL(/\/en$/);

  await open(await linkInMail(mails.page, person.email, 'Confirm your email address'));
  await main.getByRole('button', { name: 'Confirm' }).click();
  await main.getByText('Email address confirmed').waitFor();

  const welcome = await openMail(mails.page, person.email, 'Welcome – let’s find your home');
  await open((await welcome.getByRole('link', { name: 'Unsubscribe from these emails' }).getAttribute('href')) ?? '');
  await main.getByRole('button', { name: 'Unsubscribe' }).click();
  await main.getByText('You’ve been unsubscribed').waitFor();

  await openPage(page, `${origin}/en/forgot-password`);
  await main.getByLabel('Email').fill(person.email);
  await main.getByRole('button', { name: 'Send link' }).click();
  await open(await linkInMail(mails.page, person.email, 'Set a new password'));
  const password = 'Vier-Schwaene-am-Fluss';
  await main.getByRole('textbox', { name: 'New password' }).fill(password);
  await main.getByRole('textbox', { name: 'Repeat password' }).fill(password);
  await main.getByRole('button', { name: 'Save password' }).click();
  await main.getByText('Your new password is set').waitFor();

  await openPage(page, `${origin}/en/login?redirectUrl=/en/delete-account`);
  await logIn(page, { email: person.email, password });
  await page.waitForURL(`${origin}/en/delete-account`);
  await main.getByRole('button', { name: 'Send me the link' }).click();
  await open(await linkInMail(mails.page, person.email, 'Delete your account'));
  await main.getByRole('button', { name: 'Delete my account' }).click();
  await main.getByText('Your account has been deleted').waitFor();
  await Promise.all([close(), mails.close()]);
  await browser.close();
});

test('the stop link of a mail stops all mail to its address, also for who registers it, and allows it again', async () => {
  const browser = await openBrowser({ maps: false });
  const person = aPerson();
  const { page, close } = await visit(browser, '/en/register');
  const mails = await visit(browser, '/dev/mail');
  const main = page.getByRole('main');
  await register(page, person);
  await page.waitForURL(/\/en$/);
  const mail = await openMail(mails.page, person.email, 'Confirm your email address');
  const stop = mail.getByRole('link', { name: 'Stop all emails to this address' });
  const href = (await stop.getAttribute('href')) ?? '';
  for (const method of ['GET', 'HEAD']) await fetch(href, { method });
  await openPage(page, href);
  await main.getByRole('button', { name: 'Stop emails' }).click();
  await main.getByText('Emails are stopped').waitFor();
  const other = await visit(browser, '/en/register');
  await register(other.page, person);
  await other.page.getByText('This address has stopped all our emails').waitFor();
  await main.getByRole('button', { name: 'Allow emails again' }).click();
  await main.getByText('You’ll get our emails').waitFor();
  await openPage(page, href);
  await main.getByRole('button', { name: 'Allow emails' }).click();
  await main.getByText('You can stop emails at any time').waitFor();
  await Promise.all([close(), mails.close(), other.close()]);
  await browser.close();
});
