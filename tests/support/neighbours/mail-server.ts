import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail as it came over the wire. */
export interface ReceivedMail {
  recipients: string[];
  /** Headers and body. */
  source: string;
}

/** A mail server of this process that keeps what it gets. */
export interface TestMailServer {
  url: string;
  received: ReceivedMail[];
  /** Answers the next mails with a refusal for now. */
  refuseNext(count: number): void;
  /** Addresses that it does not know, and will not. */
  unknown: Set<string>;
  /** Addresses about which it says nothing at all. */
  stuck: Set<string>;
  /** How long it takes to say that it took a mail, milliseconds. */
  slowness: { answerMs: number };
  close(): Promise<void>;
}

/** Starts a mail server on this machine, on a free port unless one is given; close it in `afterAll`. */
export async function testMailServer(wantedPort = 0): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  const unknown = new Set<string>();
  const stuck = new Set<string>();
  const slowness = { answerMs: 0 };
  let refusals = 0;
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (stuck.has(address)) return;
      done(unknown.has(address) ? Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 }) : undefined);
    },
    onData: (stream, session, done) => {
      text(stream).then((source) => {
        if (refusals > 0) {
          refusals -= 1;
          done(Object.assign(new Error('Mailbox is full'), { responseCode: 452 }));
          return;
        }
        received.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), source });
        setTimeout(done, slowness.answerMs);
      }, done);
    },
  });
  // A sender that is killed breaks its connection; that is no failure of this process.
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(wantedPort, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    unknown,
    stuck,
    slowness,
    refuseNext: (count) => {
      refusals = count;
    },
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}
