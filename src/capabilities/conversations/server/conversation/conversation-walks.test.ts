import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Role } from '#kernel/roles.ts';
import { type SignedIn, signedIn } from '#tests/support/product/signed-in.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { anAdvertiser, boxOf, CREATE, threadOf } from '#tests/support/scenes/correspondence.ts';

/** Number of random walks. */
const WALKS = 12;
const FRAUD = 'Pay the deposit by Western Union to secure the flat.';

let app: TestApp;
let moderator: SignedIn;
beforeAll(async () => {
  app = await testApp();
  moderator = await signedIn(app, { rolesFlag: Role.Moderator });
});
afterAll(() => app.close());

/** Participants: 0 the enquirer, 1 the advertiser. */
type Side = 0 | 1;
interface KnownMessage {
  by: Side;
  text: string;
  status: 10 | 70 | 90;
  isHeld: boolean;
}
/** Independent model of the rules of a conversation. @source docs/reference/transitions.md, "Messages" */
interface Model {
  messages: KnownMessage[];
  boxes: [number, number];
  blocks: [boolean, boolean];
  isReported: boolean;
}

const comesTo = (side: Side, { by, isHeld }: KnownMessage): boolean => by !== side && !isHeld;
const isSeenBy = (side: Side, message: KnownMessage): boolean => message.by === side || !message.isHeld;

class Walk {
  readonly #members: readonly [SignedIn, SignedIn];
  readonly #homeId: number;
  readonly #id: number;
  readonly #model: Model = {
    messages: [{ by: 0, text: 'Hello', status: 10, isHeld: false }],
    boxes: [1, 1],
    blocks: [false, false],
    isReported: false,
  };

  constructor(members: readonly [SignedIn, SignedIn], homeId: number, id: number) {
    this.#members = members;
    this.#homeId = homeId;
    this.#id = id;
  }

  static async begin(): Promise<Walk> {
    const [owner, enquirer] = [await anAdvertiser(app), await signedIn(app)];
    const variables = { objectId: owner.homeId, text: 'Hello' };
    const { createMessage } = await enquirer.ask<{ createMessage: { conversationId: number } }>(CREATE, variables);
    return new Walk([enquirer, owner], owner.homeId, createMessage.conversationId);
  }

  async write(by: Side, isFraud: boolean): Promise<void> {
    const { messages, boxes, blocks } = this.#model;
    const text = isFraud ? FRAUD : `Message ${messages.length}`;
    const since = messages.slice(messages.findLastIndex((message) => message.by === 1) + 1).length;
    const refusal =
      blocks[0] || blocks[1] ? '409 error.conversation.closed' : by === 0 && since >= 3 ? '429 error.rateLimit' : null;
    const variables = { objectId: this.#homeId, text, conversationId: this.#id };
    expect(await this.#members[by].refusal(CREATE, variables)).toBe(refusal);
    if (refusal !== null) return;
    messages.push({ by, text, status: 10, isHeld: isFraud });
    const other = by === 0 ? 1 : 0;
    if (!isFraud && boxes[other] === 99) boxes[other] = 1;
  }

  async open(by: Side): Promise<void> {
    await this.#members[by].ask(`mutation { openConversation(conversationId: ${this.#id}) { id } }`);
    for (const message of this.#model.messages) if (comesTo(by, message) && message.status === 10) message.status = 70;
  }

  async move(by: Side, status: number): Promise<void> {
    await this.#members[by].ask(
      `mutation { updateConversationStatus(conversationId: ${this.#id}, status: ${status}) { id } }`,
    );
    this.#model.boxes[by] = status;
  }

  async block(by: Side, isBlocked: boolean): Promise<void> {
    const name = isBlocked ? 'blockConversation' : 'unblockConversation';
    await this.#members[by].ask(`mutation { ${name}(conversationId: ${this.#id}) { id } }`);
    this.#model.blocks[by] = isBlocked;
  }

  async report(by: Side): Promise<void> {
    await this.#members[by].ask(`mutation { reportConversation(conversationId: ${this.#id}, reason: fraud) }`);
    this.#model.isReported = true;
  }

  async release(place: number): Promise<void> {
    const { messages, boxes } = this.#model;
    const at = place % messages.length;
    const message = messages[at] as KnownMessage;
    const refusal = !message.isHeld
      ? '404 error.notFound'
      : message.status === 90
        ? '409 error.status.transition'
        : null;
    expect(await moderator.refusal(`mutation { releaseMessage(id: ${await this.#idAt(at)}) }`)).toBe(refusal);
    if (refusal !== null) return;
    messages.splice(at, 1);
    messages.push({ ...message, isHeld: false });
    const other = message.by === 0 ? 1 : 0;
    if (boxes[other] === 99) boxes[other] = 1;
  }

  async remove(place: number): Promise<void> {
    const { messages, isReported } = this.#model;
    const at = place % messages.length;
    const message = messages[at] as KnownMessage;
    const refusal = message.isHeld || isReported ? null : '404 error.notFound';
    const asked = `mutation { removeMessage(id: ${await this.#idAt(at)}, reason: "Fraud") }`;
    expect(await moderator.refusal(asked)).toBe(refusal);
    if (refusal === null) Object.assign(message, { status: 90, text: '' });
  }

  /** Checks both views against the rules; called after each act. */
  async check(): Promise<void> {
    const { messages, boxes, blocks } = this.#model;
    for (const side of [0, 1] as const) {
      const seen = await threadOf(this.#members[side], this.#id, { limit: 50 });
      const expected = messages.filter((message) => isSeenBy(side, message));
      expect(seen.messages.map(({ messageText, status, isMine }) => [messageText, status, isMine])).toEqual(
        expected.map(({ text, status, by }) => [text, status, by === side]),
      );
      const unread = messages.filter((message) => comesTo(side, message) && message.status === 10).length;
      expect(seen).toMatchObject({
        unreadCount: unread,
        conversationStatus: boxes[side],
        isClosed: blocks[0] || blocks[1],
      });
      expect(seen.lastMessageText).toBe(expected.at(-1)?.text);
      expect((await boxOf(this.#members[side])).unreadCount).toBe(boxes[side] === 99 ? 0 : unread);
    }
  }

  async #idAt(place: number): Promise<number> {
    const { rows } = {
      rows: await app.database.db
        .selectFrom('message')
        .select('id')
        .where('conversationId', '=', this.#id)
        .orderBy('id')
        .execute(),
    };
    return rows[place]?.id ?? 0;
  }
}

const side = fc.constantFrom<Side>(0, 1);
const place = fc.nat({ max: 40 });
const ACT: fc.Arbitrary<(walk: Walk) => Promise<void>> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.tuple(side, fc.boolean()).map(
      ([by, isFraud]) =>
        (walk: Walk) =>
          walk.write(by, isFraud),
    ),
  },
  { weight: 3, arbitrary: side.map((by) => (walk: Walk) => walk.open(by)) },
  {
    weight: 2,
    arbitrary: fc.tuple(side, fc.constantFrom(1, 2, 99)).map(
      ([by, box]) =>
        (walk: Walk) =>
          walk.move(by, box),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(side, fc.boolean()).map(
      ([by, isBlocked]) =>
        (walk: Walk) =>
          walk.block(by, isBlocked),
    ),
  },
  { weight: 1, arbitrary: side.map((by) => (walk: Walk) => walk.report(by)) },
  { weight: 3, arbitrary: place.map((at) => (walk: Walk) => walk.release(at)) },
  { weight: 2, arbitrary: place.map((at) => (walk: Walk) => walk.remove(at)) },
);

test('messages and conversations follow the rules on every walk, and both sides see the same', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(ACT, { minLength: 5, maxLength: 15 }), async (acts) => {
      const walk = await Walk.begin();
      for (const act of acts) {
        await act(walk);
        await walk.check();
      }
    }),
    { numRuns: WALKS, seed: 17, endOnFailure: true },
  );
});
