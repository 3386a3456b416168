import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { inject } from 'vitest';
import { bytesInMemory } from '#capabilities/imports/server/idx/text/feed-bytes.ts';
import { type ImportContext, importFeed } from '#capabilities/imports/server/import.service.ts';
import { anIdxFile, type IdxValues } from '#tests/factories/idx-record.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Scheme, host and port of the feed server. */
    feedServer: string;
  }
}

/**
 * Where feeds of agencies are handed in while journeys run: no second process may open the embedded database, as the command
 * `npm run import:feed` would. It takes POST with the file as body, and imports it as that command does.
 *
 * @returns its origin, and what closes it
 */
export async function openFeedServer({ db, store }: ImportContext): Promise<{ origin: string; close: () => void }> {
  const server = createServer(async (request, response) => {
    try {
      const agencyName = decodeURIComponent((request.url ?? '').slice(1));
      const feed = bytesInMemory(await buffer(request));
      await importFeed({ db, store }, { agencyName, feed, dryRun: false, confirm: false, now: new Date() });
      response.end();
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => void server.close(),
  };
}

/** Has a feed of an agency imported into the product that the journeys run on. */
export async function deliverFeed(agencyName: string, ...records: readonly IdxValues[]): Promise<void> {
  const body = new Uint8Array(anIdxFile(...records));
  const answer = await fetch(`${inject('feedServer')}/${encodeURIComponent(agencyName)}`, { method: 'POST', body });
  if (!answer.ok) throw new Error(`The feed was not imported: ${await answer.text()}`);
}
