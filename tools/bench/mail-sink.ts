import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail server that only counts. */
export interface MailSink {
  url: string;
  /** How often each mail came, by its Message-ID. */
  received: Map<string, number>;
  /** Time of a person's first mail, by their address, milliseconds of `performance.now()`. */
  firstMs: Map<string, number>;
  close(): Promise<void>;
}

/** Starts a mail server on a free port of this machine. */
export async function openMailSink(): Promise<MailSink> {
  const received = new Map<string, number>();
  const firstMs = new Map<string, number>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      text(stream).then((source) => {
        const id = /^Message-ID: (.+)$/im.exec(source)?.[1] ?? '';
        received.set(id, (received.get(id) ?? 0) + 1);
        for (const { address } of envelope.rcptTo) if (!firstMs.has(address)) firstMs.set(address, performance.now());
        done();
      }, done);
    },
  });
  // A product that is killed leaves connections behind.
  server.on('error', () => {});
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    firstMs,
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}
