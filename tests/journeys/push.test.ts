import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page, Worker } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { buildPath } from '#kernel/paths/paths.ts';
import { textIn } from '#platform/i18n/messages.ts';
import { expectWellFormed, openBrowser, openPage, reloadPage, visit } from '#tests/support/browser/browser.ts';
import { logIn, visitAsMember } from '#tests/support/browser/member.ts';
import type { Person } from '#tests/support/browser/person.ts';

const PREFERENCES = `${buildPath('myAccount', 'de')}?section=preferences`;

let browser: Awaited<ReturnType<typeof openBrowser>>;
beforeAll(async () => {
  browser = await openBrowser({ maps: false, showsMessages: true });
});
afterAll(() => browser.close());

/**
 * A service that brings messages to browsers is far away; its part in a page is played by this. Keys are those of a browser,
 * P-256 and 16 bytes.
 */
function playPushService(): void {
  const KEY = 'played_push';
  const played = (): PushSubscription | null => {
    const stored = localStorage.getItem(KEY);
    if (stored === null) return null;
    const { keys, serverKey } = JSON.parse(stored) as { keys: Record<string, string>; serverKey: string };
    const letters = atob(serverKey.replaceAll('-', '+').replaceAll('_', '/'));
    return {
      options: { applicationServerKey: Uint8Array.from(letters, (letter) => letter.charCodeAt(0)).buffer },
      toJSON: () => ({ endpoint: 'https://push.example.ch/played', keys }),
      unsubscribe: async () => {
        localStorage.removeItem(KEY);
        return true;
      },
    } as unknown as PushSubscription;
  };
  PushManager.prototype.getSubscription = async () => played();
  PushManager.prototype.subscribe = async (options) => {
    const pair = await crypto.subtle.generateKey({ name: 'ECDH', namedCurve: 'P-256' }, true, ['deriveBits']);
    const point = new Uint8Array(await crypto.subtle.exportKey('raw', pair.publicKey));
    const written = (bytes: Uint8Array) =>
      btoa(String.fromCharCode(...bytes))
        .replaceAll('+', '-')
        .replaceAll('/', '_')
        .replace(/=+$/, '');
    const keys = { p256dh: written(point), auth: written(crypto.getRandomValues(new Uint8Array(16))) };
    localStorage.setItem(KEY, JSON.stringify({ keys, serverKey: options?.applicationServerKey }));
    return played() as PushSubscription;
  };
}

/** Delivers messages to the worker of a page, as the browser's own service would. */
async function deliveryTo(context: BrowserContext, page: Page): Promise<(data: string) => Promise<void>> {
  const devtools = await context.newCDPSession(page);
  const registrationId = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  return async (data) => {
    const origin = new URL(page.url()).origin;
    await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registrationId, data });
  };
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    const all = (await registration?.getNotifications()) ?? [];
    return all.map(({ title, body, data }) => ({ title, body, href: (data as { href: string }).href }));
  });

/** Taps on every message that is shown. Returns where the worker led. */
const tapAll = (worker: Worker): Promise<string[]> =>
  worker.evaluate(async () => {
    type Scope = typeof globalThis & {
      registration: ServiceWorkerRegistration;
      clients: { openWindow(url: string): Promise<null> };
      NotificationEvent: new (type: string, init: { notification: Notification }) => Event;
    };
    const scope = globalThis as unknown as Scope;
    const opened: string[] = [];
    // Only a person's own tap may open a window.
    scope.clients.openWindow = async (url) => {
      opened.push(url);
      return null;
    };
    const all = await scope.registration.getNotifications();
    for (const notification of all)
      scope.dispatchEvent(new scope.NotificationEvent('notificationclick', { notification }));
    for (let tries = 0; tries < 100 && opened.length < all.length; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    return opened;
  });

const storedFlag = (page: Page) => page.evaluate(() => localStorage.getItem('lm_push'));

test('push is switched on, shows messages and leads home, and ends with the session', async () => {
  const de = (id: string) => textIn('de', id);
  const { page, context, origin } = await visitAsMember(browser, '/de', { size: 'phone', language: 'de-CH' });
  await page.addInitScript(playPushService);
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
  await context.grantPermissions(['notifications'], { origin });
  await openPage(page, origin + PREFERENCES);
  await page.getByText(de('push.off')).waitFor();
  await page.getByRole('button', { name: de('push.turnOn') }).dblclick();
  await page.getByText(de('push.on')).waitFor();
  await page.getByText(de('push.current'), { exact: true }).waitFor();
  await expectWellFormed(page, 'push');

  const deliver = await deliveryTo(context, page);
  await deliver(JSON.stringify({ title: 'Neu: Wohnung', body: 'in Zürich', href: '/de/mieten', tag: 'a' }));
  await deliver(JSON.stringify({ title: 'Neu: Haus', body: 'in Bern', href: '/de/kaufen', tag: 'a' }));
  await deliver(JSON.stringify({ title: 'Fremd', body: '', href: 'https://evil.example/', tag: 'b' }));
  const messages = [
    { title: 'Fremd', body: '', href: `${origin}/` },
    { title: 'Neu: Haus', body: 'in Bern', href: `${origin}/de/kaufen` },
  ];
  await expect.poll(async () => (await shown(page)).sort((a, b) => a.title.localeCompare(b.title))).toEqual(messages);
  const [worker] = context.serviceWorkers();
  expect((await tapAll(worker as Worker)).sort()).toEqual([`${origin}/`, `${origin}/de/kaufen`]);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);

  // Pages do not repeat today's renewal, and send it once the next day.
  const asked: string[] = [];
  page.on('request', (request) => {
    const [name] = /\w*PushSubscription\w*/.exec(request.postData() ?? '') ?? [];
    if (name) asked.push(name);
  });
  await openPage(page, `${origin}/de`);
  await openPage(page, `${origin}/de`);
  expect(asked).toEqual([]);
  await page.evaluate(() => localStorage.setItem('lm_push_renewed', '2026-01-01'));
  await openPage(page, `${origin}/de`);
  await expect.poll(() => asked).toEqual(['SavePushSubscription']);
  await openPage(page, `${origin}/de`);
  expect(asked).toEqual(['SavePushSubscription']);
  await openPage(page, origin + PREFERENCES);

  // The subscription of another member on this browser ends.
  await page.reload();
  await page.getByText(de('push.on')).waitFor();
  await page.evaluate(() => localStorage.setItem('lm_push', '999999'));
  await page.reload();
  await page.getByText(de('push.off')).waitFor();
  await expect.poll(() => storedFlag(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('played_push'))).toBeNull();

  // Push is offered after immediate mails were chosen, and not before.
  await openPage(page, `${origin}/de/immobilien/mieten/wohnung-haus,3/schweiz,ch?map=false`);
  await page
    .getByRole('button', { name: de('search.save'), exact: true })
    .first()
    .click();
  const turnOn = page.getByRole('dialog').getByRole('button', { name: de('push.turnOn') });
  await page.getByRole('dialog').getByLabel(de('alerts.frequency')).selectOption(de('alerts.frequency.2'));
  expect(await turnOn.count()).toBe(0);
  await page.getByRole('dialog').getByLabel(de('alerts.frequency')).selectOption(de('alerts.frequency.3'));
  await turnOn.click();
  await page.getByText(de('push.on')).waitFor();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: de('alerts.save.submit'), exact: true })
    .click();
  await page.getByRole('link', { name: de('search.saved') }).click();
  await page.getByText(de('push.on')).waitFor();
  const logout = page.getByRole('button', { name: de('header.logout'), includeHidden: true }).first();
  await Promise.all([page.waitForEvent('load'), logout.evaluate((button: HTMLElement) => button.click())]);
  expect([await storedFlag(page), await page.evaluate(() => localStorage.getItem('played_push'))]).toEqual([
    null,
    null,
  ]);
  await context.close();
});

/** Signs in on the page of a browser, as a member who was signed out of it. */
async function signIn(page: Page, origin: string, person: Person): Promise<void> {
  await openPage(page, `${origin}${buildPath('login', 'en')}`);
  await logIn(page, person);
  await page.getByText(textIn('en', 'account.login.done')).first().waitFor();
}

test('push follows the sign-in: ended elsewhere it goes on, for another member it ends, switched off it stays off', async () => {
  const en = (id: string) => textIn('en', id);
  const preferences = `${buildPath('myAccount', 'en')}?section=preferences`;
  const security = `${buildPath('myAccount', 'en')}?section=security`;
  const { page, context, origin, person, close } = await visitAsMember(browser, '/en', { size: 'phone' });
  await page.addInitScript(playPushService);
  await context.grantPermissions(['notifications'], { origin });
  await openPage(page, origin + preferences);
  await page.getByRole('button', { name: en('push.turnOn') }).click();
  await page.getByText(en('push.on')).waitFor();

  // On the computer the member ends the session of the phone, which checked a moment ago.
  const editor = await visit(browser, '/en/login');
  await editor.context.grantPermissions(['notifications'], { origin });
  await logIn(editor.page, person);
  await editor.page.getByText(en('account.login.done')).first().waitFor();
  await openPage(editor.page, origin + security);
  await editor.page.getByRole('button', { name: en('workspace.sessions.endOthers') }).click();
  await editor.page.getByText(en('workspace.sessions.othersEnded')).first().waitFor();
  await openPage(editor.page, origin + preferences);
  await editor.page.getByText(en('push.off')).waitFor();
  expect(await editor.page.getByText(en('push.devices')).count()).toBe(0);

  // The next sign-in on the phone goes on with push, the same day and without a question.
  await signIn(page, origin, person);
  await openPage(page, origin + preferences);
  await page.getByText(en('push.on')).waitFor();
  await reloadPage(editor.page);
  await editor.page.getByText(en('push.devices')).waitFor();

  // Ended again, another member signs in on the phone: nothing is on for them, and nothing of the first is left.
  await openPage(editor.page, origin + security);
  await editor.page.getByRole('button', { name: en('workspace.sessions.endOthers') }).click();
  await editor.page.getByText(en('workspace.sessions.othersEnded')).first().waitFor();
  const second = await visitAsMember(browser, '/en');
  await signIn(page, origin, second.person);
  await openPage(page, origin + preferences);
  await page.getByText(en('push.off')).waitFor();
  await expect.poll(() => storedFlag(page)).toBeNull();
  expect(await page.evaluate(() => localStorage.getItem('played_push'))).toBeNull();

  // Their own wish counts, and what they switched off stays off with their next sign-in.
  await page.getByRole('button', { name: en('push.turnOn') }).click();
  await page.getByText(en('push.on')).waitFor();
  await openPage(second.page, origin + preferences);
  await second.page.getByText(en('push.devices')).waitFor();
  await second.page.getByRole('button', { name: /^Remove/ }).click();
  await second.page.getByText(en('push.removed')).waitFor();
  await openPage(second.page, origin + security);
  await second.page.getByRole('button', { name: en('workspace.sessions.endOthers') }).click();
  await second.page.getByText(en('workspace.sessions.othersEnded')).first().waitFor();
  await signIn(page, origin, second.person);
  await openPage(page, origin + preferences);
  await page.getByText(en('push.off')).waitFor();
  await expect.poll(() => storedFlag(page)).toBeNull();
  await Promise.all([close(), editor.close(), second.close()]);
});

test('a later worker replaces an earlier one at once', async () => {
  const worker = await (await fetch(`${inject('origin')}/service-worker.js`)).text();
  let name = 'First';
  const server = createServer((request, response) => {
    const isWorker = request.url === '/service-worker.js';
    response.setHeader('content-type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? worker.replace('"name":"Lares"', `"name":"${name}"`) : '<title>A page</title>');
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const context = await browser.newContext();
  await context.grantPermissions(['notifications'], { origin });
  const page = await context.newPage();
  await page.goto(origin);
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/service-worker.js');
    await navigator.serviceWorker.ready;
  });
  const deliver = await deliveryTo(context, page);
  /** Titles shown after one more delivery: a message that arrives while one service worker replaces another is lost. */
  const titles = async (): Promise<string[]> => {
    await deliver('unreadable');
    return [...new Set((await shown(page)).map(({ title }) => title))].sort();
  };
  await expect.poll(titles).toEqual(['First']);
  name = 'Second';
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const next = registration.installing ?? registration.waiting;
    await new Promise<void>((resolve) => {
      if (!next || next.state === 'activated') resolve();
      next?.addEventListener('statechange', () => next.state === 'activated' && resolve());
    });
  });
  await expect.poll(titles).toEqual(['First', 'Second']);
  await context.close();
  server.close();
});
