import pg from 'pg';

/** Callbacks of a listener to notices. */
export interface NoticeListener {
  onMessage(payload: string): void;
  /** Called when listening begins, also after a break: earlier notices were missed. */
  onBegin(): void;
}

/** A subscription, active until it is closed. */
export interface NoticeSubscription {
  close(): Promise<void>;
}

/** The part of a connection that notices use. */
type Session = Pick<pg.ClientBase, 'query' | 'on'>;

/** Pause between attempts to connect again, milliseconds. */
const CONNECT_AGAIN_MS = 500;

const listenStatement = (channel: string): string => `listen ${pg.escapeIdentifier(channel)}`;

/** Listeners to the embedded database: its one session listens for all, and a new session listens again. */
export class EmbeddedListening {
  readonly #subscriptions = new Map<NoticeListener, string>();

  /** Makes a fresh session listen. */
  async attach(session: Session): Promise<void> {
    session.on('notification', ({ channel, payload }) => {
      for (const listener of this.#on(channel)) listener.onMessage(payload ?? '');
    });
    for (const channel of new Set(this.#subscriptions.values())) {
      await session.query(listenStatement(channel));
      for (const listener of this.#on(channel)) listener.onBegin();
    }
  }

  /** @param execute runs a statement on the one session */
  async listen(
    execute: (text: string) => Promise<unknown>,
    channel: string,
    listener: NoticeListener,
  ): Promise<NoticeSubscription> {
    await execute(listenStatement(channel));
    this.#subscriptions.set(listener, channel);
    listener.onBegin();
    return {
      close: async () => {
        this.#subscriptions.delete(listener);
        if (this.#on(channel).length === 0) await execute(`un${listenStatement(channel)}`);
      },
    };
  }

  #on(channel: string): NoticeListener[] {
    return [...this.#subscriptions].filter(([, channelOf]) => channelOf === channel).map(([listener]) => listener);
  }
}

/**
 * Listens on a connection of its own, beside the pool, and connects again when it breaks.
 *
 * @param connect makes an unopened connection whose end raises no error
 * @throws Error when the first connection fails
 */
export async function listenOnServer(
  connect: () => pg.Client,
  channel: string,
  listener: NoticeListener,
): Promise<NoticeSubscription> {
  let client: pg.Client | null = null;
  let again: NodeJS.Timeout | undefined;
  let isClosed = false;

  async function begin(): Promise<void> {
    const next = connect();
    next.on('notification', ({ payload }) => listener.onMessage(payload ?? ''));
    try {
      await next.connect();
      await next.query(listenStatement(channel));
    } catch (error) {
      leave(next);
      throw error;
    }
    if (isClosed) return leave(next);
    client = next;
    next.on('end', beginAgain);
    listener.onBegin();
  }

  function beginAgain(): void {
    if (isClosed) return;
    again = setTimeout(() => {
      begin().catch(beginAgain);
    }, CONNECT_AGAIN_MS);
    again.unref();
  }

  await begin();
  return {
    close: async () => {
      isClosed = true;
      clearTimeout(again);
      if (client) leave(client);
    },
  };
}

/** Closes without waiting: a server that hangs would not answer. */
function leave(client: pg.Client): void {
  void client.end();
  client.connection.stream.destroy();
}
