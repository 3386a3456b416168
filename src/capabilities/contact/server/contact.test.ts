// engines: both
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAccount } from '#tests/factories/account.ts';
import { aBrowser, refusalOf, type TestBrowser } from '#tests/support/product/browser-session.ts';
import { asHuman } from '#tests/support/product/human.ts';
import { openSession } from '#tests/support/product/open-session.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';

const SEND = `mutation ($name: String!, $email: String!, $subject: String!, $message: String!) {
  sendContactMessage(name: $name, email: $email, subject: $subject, message: $message)
}`;
const MESSAGE = {
  name: 'Anna Muster',
  email: 'anna@example.ch',
  subject: 'A map without streets',
  message: 'Good morning\n\nThe map <b>lacks</b> streets.\nWill they come?',
};

let app: TestApp;
beforeAll(async () => {
  app = await testApp({
    limited: true,
    settings: {
      OPERATOR_NAME: 'Seeblick Portal GmbH',
      OPERATOR_ADDRESS: 'Seestrasse 1, 8002 Zürich',
      OPERATOR_EMAIL: 'post@seeblick.example',
      OPERATOR_LANGUAGE: 'fr',
    },
  });
});
afterAll(() => app.close());
beforeEach(() => app.database.db.deleteFrom('mail').execute());

/** Each test has a network of its own, so that its messages do not count against the limit of another. */
let network = 0;
const aVisitor = (): TestBrowser => {
  network += 1;
  return aBrowser(app, `203.0.113.${network}`);
};
const send = async (browser: TestBrowser, message: object = MESSAGE, headers: Record<string, string> = {}) => {
  const { body } = await browser.request({
    method: 'POST',
    url: '/graphql',
    headers,
    payload: { query: SEND, variables: message },
  });
  return JSON.parse(body);
};
const sendAsPerson = (browser: TestBrowser, message: object = MESSAGE) =>
  send(browser, message, asHuman(app, browser, 'contact'));
const mails = () => app.database.db.selectFrom('mail').selectAll().orderBy('id').execute();

describe('a message to the operator', () => {
  test('is a mail in the operator’s language, with the sender’s words as text and the answer going to the sender', async () => {
    expect(await sendAsPerson(aVisitor())).toEqual({ data: { sendContactMessage: true } });
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      recipient: 'post@seeblick.example',
      locale: 'fr',
      subject: 'Formulaire de contact: A map without streets',
      replyToName: 'Anna Muster',
      replyToAddress: 'anna@example.ch',
    });
    expect(mail?.text).toContain('The map <b>lacks</b> streets.\n\nWill they come?');
    expect(mail?.html).toContain('The map &lt;b&gt;lacks&lt;/b&gt; streets.');
    expect(mail?.text).toContain('Message de Anna Muster');
    expect(mail?.text).toContain('depuis les pages en anglais');
  });

  test('of a member needs no proof and names the number of the account', async () => {
    const { id } = await anAccount(app.database);
    const browser = aVisitor();
    browser.setCookie('__Host-session', (await openSession(app, id)).secret);
    expect(await send(browser)).toEqual({ data: { sendContactMessage: true } });
    expect((await mails())[0]?.text).toContain(`par le membre ${id}`);
  });

  test('of a visitor wants a person: no token, one for something else and a used one are refused (abuse 69)', async () => {
    const browser = aVisitor();
    expect(refusalOf(await send(browser))).toBe('403 error.recaptcha');
    expect(refusalOf(await send(browser, MESSAGE, asHuman(app, browser, 'register')))).toBe('403 error.recaptcha');
    const shown = asHuman(app, browser, 'contact');
    expect(refusalOf(await send(browser, MESSAGE, shown))).toBeNull();
    expect(refusalOf(await send(browser, MESSAGE, shown))).toBe('403 error.recaptcha');
    expect(await mails()).toHaveLength(1);
  });

  test('arrives once, however often it is sent; with other words it is another', async () => {
    const browser = aVisitor();
    for (let time = 0; time < 3; time += 1) await sendAsPerson(browser);
    const { id } = await anAccount(app.database);
    browser.setCookie('__Host-session', (await openSession(app, id)).secret);
    await Promise.all(Array.from({ length: 4 }, () => send(browser)));
    expect(await mails()).toHaveLength(1);
    await send(browser, { ...MESSAGE, message: 'Something else' });
    expect(await mails()).toHaveLength(2);
  });

  test('is one of ten from a network in half an hour', async () => {
    const browser = aVisitor();
    const answers: (string | null)[] = [];
    for (let index = 0; index < 11; index += 1)
      answers.push(refusalOf(await sendAsPerson(browser, { ...MESSAGE, subject: `Number ${index}` })));
    expect(answers).toEqual([...Array.from({ length: 10 }, () => null), '429 error.rateLimit']);
    expect(await mails()).toHaveLength(10);
  });

  test.each([
    ['name', 'Anna\r\nBcc: everybody@example.ch'],
    ['subject', 'Hello\r\nBcc: everybody@example.ch'],
    ['name', 'Anna" <evil@example.ch>, "'],
  ])('cannot begin a header by its %s (abuse 63)', async (field, value) => {
    expect(refusalOf(await sendAsPerson(aVisitor(), { ...MESSAGE, [field]: value }))).toBeNull();
    const [mail] = await mails();
    expect(`${mail?.subject}${mail?.replyToName}`).not.toMatch(/[\r\n]/);
    expect(mail?.replyToAddress).toBe('anna@example.ch');
  });

  test.each([
    ['email', 'anna@example.ch\r\nBcc: everybody@example.ch'],
    ['email', 'anna@example.ch, other@example.ch'],
    ['email', ''],
    ['name', ' \u202e '],
    ['subject', 'x'.repeat(121)],
    ['message', ''],
    ['message', 'x'.repeat(5_001)],
  ])('is refused for its %s where that is %j', async (field, value) => {
    const { errors } = await sendAsPerson(aVisitor(), { ...MESSAGE, [field]: value });
    expect(errors[0].extensions).toMatchObject({ code: 400, values: { [field]: expect.stringMatching(/^error\./) } });
    expect(await mails()).toEqual([]);
  });
});

test('pages name the operator, and the hosts that browsers contact besides', async () => {
  const { data } = await app.run(
    '{ operator { name address email phone uid isSample usesRecaptcha mapHost translatorHost addressHost } }',
  );
  expect(data).toEqual({
    operator: {
      name: 'Seeblick Portal GmbH',
      address: ['Seestrasse 1', '8002 Zürich'],
      email: 'post@seeblick.example',
      phone: null,
      uid: null,
      isSample: false,
      usesRecaptcha: false,
      mapHost: null,
      translatorHost: null,
      addressHost: null,
    },
  });
});
