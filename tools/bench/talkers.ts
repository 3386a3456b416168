import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { io, type Socket } from 'socket.io-client';
import type { Db } from '#platform/db/db.ts';
import type { TalkMarket } from './talk-market.ts';

/** Messages, and questions of others, each second. */
const PER_SECOND = 10;
/** Longest that a message is tried for, and that stragglers are waited for, milliseconds. */
const LONGEST_MS = 30_000;
const AGAIN_MS = 500;

const SAY = `mutation ($objectId: Int!, $conversationId: Int!, $text: String!, $key: String!) {
  createMessage(objectId: $objectId, objectType: 100, conversationId: $conversationId, text: $text, key: $key) { id } }`;
const BELL = '{ notifications { data { activityId messageText } } }';

interface ReceivedMessage {
  activityId: string;
  messageText?: string;
}

/** The market, and the number of members that listen by sockets. */
type TalkingMarket = Pick<TalkMarket, 'members' | 'homeId' | 'conversations'> & { readers: number };

/** People who write one another by HTTP, each under a key until it is acknowledged, and listen by sockets as pages do. */
export class Talkers {
  readonly #origin: string;
  readonly #market: TalkingMarket;
  readonly #sockets: Socket[] = [];
  /** A connection for each request, as from many browsers: a process that stops takes none. */
  readonly #agent = new Agent({ keepAlive: false });
  /** By text: the ids under which its reader received it. */
  readonly #received = new Map<string, Set<string>>();
  #acknowledged: string[] = [];
  #failed = 0;
  #longestAwayMs = 0;
  #isTalking = false;
  #written = 0;

  constructor(origin: string, market: TalkingMarket) {
    this.#origin = origin;
    this.#market = market;
  }

  async connect(): Promise<void> {
    for (let index = 0; index < this.#market.readers; index += 1) await this.#open(this.#headersOf(index));
  }

  /** Talks at a fixed rate until the end. */
  begin(): void {
    this.#isTalking = true;
    void (async () => {
      const beganMs = performance.now();
      for (let turn = 0; this.#isTalking; turn += 1) {
        await sleep(Math.max(0, beganMs + (turn * 1_000) / PER_SECOND - performance.now()));
        void this.#say();
        void this.#look(turn);
      }
    })();
  }

  async beginSeries(): Promise<void> {
    await this.#settle();
    [this.#acknowledged, this.#failed, this.#longestAwayMs] = [[], 0, 0];
  }

  /** Fate of all acknowledged messages since the series began. */
  async endSeries(db: Db): Promise<(number | string)[]> {
    await this.#settle();
    const texts = [...this.#acknowledged];
    const endMs = performance.now() + LONGEST_MS;
    while (performance.now() < endMs && texts.some((text) => !this.#received.has(text))) await sleep(100);
    const { rows } = await sql<{ text: string; count: number }>`
      select message_text as text, count(*)::int as count from message where message_text = any(${texts}) group by 1`.execute(
      db,
    );
    const stored = new Map(rows.map(({ text, count }) => [text, count]));
    const lost = texts.filter((text) => !stored.has(text)).length;
    const twice = rows.filter(({ count }) => count > 1).length;
    const unheard = texts.filter((text) => !this.#received.has(text)).length;
    const shownTwice = texts.filter((text) => (this.#received.get(text)?.size ?? 0) > 1).length;
    return [texts.length, lost, twice, unheard, shownTwice, this.#failed, (this.#longestAwayMs / 1_000).toFixed(1)];
  }

  end(): void {
    this.#isTalking = false;
    for (const socket of this.#sockets) socket.close();
  }

  /** Waits until all sockets are back. */
  async #settle(): Promise<void> {
    const endMs = performance.now() + LONGEST_MS;
    while (performance.now() < endMs && this.#sockets.some(({ connected }) => !connected)) await sleep(50);
  }

  /** Each member is in a network of its own: requests of one wait for no other. */
  #headersOf(index: number): Record<string, string> {
    const cookie = `__Host-session=${this.#market.members[index]?.secret}`;
    return { cookie, origin: this.#origin, 'x-forwarded-for': `10.1.${index >> 8}.${index & 255}` };
  }

  async #open(headers: Record<string, string>): Promise<void> {
    const socket = io(this.#origin, {
      ...{ path: '/realtime', transports: ['websocket'], forceNew: true },
      ...{ reconnectionDelay: 500, reconnectionDelayMax: 30_000, extraHeaders: headers },
    });
    let awayMs: number | null = null;
    socket.on('new message', (received: ReceivedMessage[]) => this.#note(received));
    socket.on('disconnect', () => {
      awayMs ??= performance.now();
    });
    socket.on('connect', () => {
      if (awayMs !== null) this.#longestAwayMs = Math.max(this.#longestAwayMs, performance.now() - awayMs);
      awayMs = null;
      void this.#askBell(headers);
    });
    this.#sockets.push(socket);
    await new Promise<void>((resolve) => socket.once('connect', resolve));
  }

  /** The query of a page when a connection begins; repeated after a broken connection. */
  async #askBell(headers: Record<string, string>): Promise<void> {
    const answer = await this.#tried(headers, { query: BELL });
    const { notifications } = (answer?.data ?? {}) as { notifications?: { data: ReceivedMessage[] } };
    this.#note(notifications?.data ?? []);
  }

  #note(received: readonly ReceivedMessage[]): void {
    for (const { activityId, messageText } of received) {
      if (messageText === undefined) continue;
      const ids = this.#received.get(messageText) ?? new Set();
      this.#received.set(messageText, ids.add(activityId));
    }
  }

  async #say(): Promise<void> {
    const { conversations, homeId } = this.#market;
    const turn = conversations[this.#written];
    this.#written += 1;
    if (!turn) throw new Error('All that there was to say is said.');
    const text = `Message ${this.#written} in ${turn.conversationId}`;
    const variables = {
      objectId: homeId,
      conversationId: turn.conversationId,
      text,
      key: `key-of-message-${this.#written}`,
    };
    const answer = await this.#tried(this.#headersOf(turn.from), { query: SAY, variables });
    if (answer?.data) this.#acknowledged.push(text);
  }

  /** A request that is sent once: any result counts. */
  async #look(turn: number): Promise<void> {
    const { members } = this.#market;
    const answer = await this.#ask(this.#headersOf(turn % members.length), {
      query: '{ conversations { unreadCount } }',
    });
    if (!answer?.data) this.#failed += 1;
  }

  async #tried(headers: Record<string, string>, body: object): Promise<{ data?: object | null } | null> {
    const endMs = performance.now() + LONGEST_MS;
    while (performance.now() < endMs) {
      const answer = await this.#ask(headers, body);
      if (answer?.data) return answer;
      await sleep(AGAIN_MS);
    }
    return null;
  }

  #ask(who: Record<string, string>, body: object): Promise<{ data?: object | null } | null> {
    return new Promise((resolve) => {
      const headers = { ...who, 'content-type': 'application/json' };
      const sent = request(`${this.#origin}/graphql`, { agent: this.#agent, method: 'POST', headers }, (answer) => {
        let text = '';
        answer.on('data', (part) => {
          text += part;
        });
        answer.on('error', () => resolve(null));
        answer.on('end', () => resolve(answer.statusCode === 200 ? JSON.parse(text) : null));
      });
      sent.on('error', () => resolve(null));
      sent.end(JSON.stringify(body));
    });
  }
}
