import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedIn } from '#tests/support/product/signed-in.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { anAdvertiser, aWritingVisitor, boxOf, CREATE, write } from '#tests/support/scenes/correspondence.ts';

const HELLO = 'Is the home still free?';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ limited: true });
});
afterAll(() => app.close());

describe('visitors', () => {
  test('write with name and address as people, and read nothing', async () => {
    const owner = await anAdvertiser(app);
    const visitor = aWritingVisitor(app);
    const { data } = await visitor.write(owner.homeId, HELLO);
    expect(data).toMatchObject({ createMessage: { isMine: true, messageText: HELLO, toUser: { displayName: '' } } });
    const [{ partner } = { partner: null }] = (await boxOf(owner)).data;
    expect(partner).toEqual({
      id: null,
      displayName: 'Vera Besucher',
      lastName: 'Besucher',
      email: visitor.email,
      phone: '41 79 555 12 34',
    });
    expect(await visitor.refusal(owner.homeId, HELLO, { email: 'nonsense' })).toBe('400 error.validation');
    expect(await visitor.refusal(owner.homeId, HELLO, { firstName: ' ' })).toBe('400 error.validation');
    const { errors } = await visitor.browser.run(CREATE, { objectId: owner.homeId, text: HELLO });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 403, messageId: 'error.recaptcha' });
  });

  test('abuse 27: do not write into conversations', async () => {
    const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app)];
    const { conversationId } = await write(enquirer, owner.homeId, HELLO);
    const visitor = aWritingVisitor(app);
    expect(await visitor.refusal(owner.homeId, HELLO, { conversationId })).toBe('401 error.auth.required');
    const stranger = await signedIn(app);
    const variables = { objectId: owner.homeId, text: HELLO, conversationId };
    expect(await stranger.refusal(CREATE, variables)).toBe('404 error.notFound');
  });

  test('abuse 32: five in an hour; members thirty, and three unanswered ones', async () => {
    const owners = [];
    for (let made = 0; made < 3; made++) owners.push(await anAdvertiser(app));
    const [one, two, three] = owners.map(({ homeId }) => homeId) as [number, number, number];
    const visitor = aWritingVisitor(app);
    for (const homeId of [one, one, two, two, three]) expect(await visitor.refusal(homeId, HELLO)).toBeNull();
    expect(await visitor.refusal(three, HELLO)).toBe('429 error.rateLimit');
    const enquirer = await signedIn(app);
    const sent = await write(enquirer, one, HELLO);
    for (let again = 0; again < 2; again++) await write(enquirer, one, HELLO);
    expect(await enquirer.refusal(CREATE, { objectId: one, text: HELLO })).toBe('429 error.rateLimit');
    await write(owners[0] as (typeof owners)[0], one, 'Yes.', { conversationId: sent.conversationId });
    expect(await enquirer.refusal(CREATE, { objectId: one, text: HELLO })).toBeNull();
    const { conversationId } = sent;
    // Only enquirers are limited until an answer; thirty an hour is the limit for all.
    const [owner] = owners as [(typeof owners)[0]];
    for (let more = 1; more < 30; more++) await write(owner, one, `Answer ${more}`, { conversationId });
    expect(await owner.refusal(CREATE, { objectId: one, text: HELLO, conversationId })).toBe('429 error.rateLimit');
  });
});
