import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { isLocalRequest } from '#platform/config/loopback.ts';
import { hasTryOutPages } from '#platform/config/public-url.ts';
import type { DatabaseHandle } from '#platform/db/db.ts';
import { localeOf } from '#platform/http/cookies/request-locale.ts';
import { DEV_MAILBOX_POLICY, devMailboxPage } from './dev-mailbox-page.ts';
import { listDevMails } from './mail.queries.ts';

/** Dependencies of the dev mailbox. */
export interface DevMailboxParts {
  config: Pick<Config, 'smtpUrl' | 'production' | 'publicUrl'>;
  database: Pick<DatabaseHandle, 'db'>;
}

/** Most mails shown. */
const MOST_SHOWN = 50;

/**
 * Shows sent mails on `/dev/mail` while no mail server is set. Mails hold links that open accounts: the page is for this machine only, and
 * exists neither with a mail server nor, in production, with a public address.
 *
 * A proxy may hide both its clients and the requested name: then only a set public address reveals them.
 */
export function serveDevMailbox(server: FastifyInstance, { config, database }: DevMailboxParts): void {
  if (!hasTryOutPages(config)) return;
  server.get('/dev/mail', async (request, reply) => {
    if (!isLocalRequest(request)) return reply.callNotFound();
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', DEV_MAILBOX_POLICY)
      .header('x-robots-tag', 'noindex')
      .send(devMailboxPage(await listDevMails(database.db, MOST_SHOWN), localeOf(request)));
  });
}
