import type { MailTransport } from './transport.ts';

/**
 * Stopping waits so long for mails that are being handed over, milliseconds. Those left are broken off, and tried again by the next
 * worker. Only one that the server took without having said so goes out twice, with the same Message-ID.
 */
const LONGEST_FAREWELL_MS = 3_000;

/** Stops a worker that sends mail, then closes the connections to the mail server, however slow that is. */
export async function stopSending(worker: { stop(): Promise<void> }, transport: MailTransport): Promise<void> {
  const breakingOff = setTimeout(() => transport.breakOff(), LONGEST_FAREWELL_MS);
  await worker.stop();
  clearTimeout(breakingOff);
  transport.close();
}
