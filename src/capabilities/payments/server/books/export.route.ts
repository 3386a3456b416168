import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { FastifyInstance } from 'fastify';
import { BRAND } from '#kernel/brand.ts';
import { isLocale } from '#kernel/locale.ts';
import { takeRequestPoints } from '#platform/graphql/request-bucket.ts';
import { answerPlainError } from '#platform/http/answers/answer-errors.ts';
import type { RouteParts } from '#platform/modules/capability-module.ts';
import { Semaphore } from '#platform/queues/semaphore.ts';
import { requireTreasurer } from '../bank/bank.service.ts';
import { exportedPeriod } from './books.service.ts';
import { exportLines } from './export-lines.ts';

/** Points of the rate limit that an export costs. @source docs/reference/limits.md, "Payments" */
const EXPORT_COST = 50;
/** Longest time of an export, milliseconds: a reader that stalls gives the slot back. @source docs/reference/limits.md, "Payments" */
const LONGEST_MS = 120_000;

/**
 * Serves `/payments/export.csv?from=&to=&lang=` to AdminGlobal, line by line.
 *
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export function serveExport(server: FastifyInstance, { contextOf }: RouteParts): void {
  const slots = new Semaphore({ atOnce: 2, mostEach: 1, mostWaiting: 4, longestMs: LONGEST_MS, retryAfterS: 5 });
  const options = { errorHandler: answerPlainError, config: { longestMs: LONGEST_MS } };
  server.get('/payments/export.csv', options, async (request, reply) => {
    const ctx = await contextOf(request, reply);
    const of = requireTreasurer(ctx);
    await takeRequestPoints(ctx, EXPORT_COST);
    const { lang, from, to } = request.query as Record<string, unknown>;
    const period = await exportedPeriod(ctx, { from, to });
    const locale = isLocale(lang) ? lang : ctx.locale;
    await slots.take(
      async (signal) => {
        const lines = Readable.from(exportLines(ctx.db, period, locale), { objectMode: false });
        signal.addEventListener('abort', () => lines.destroy());
        void reply
          .header('cache-control', 'private, no-store')
          .header(
            'content-disposition',
            `attachment; filename="${BRAND.name.toLowerCase()}-${period.from}-${period.to}.csv"`,
          )
          .header('x-content-type-options', 'nosniff')
          .type('text/csv; charset=utf-8')
          .send(lines);
        // An answer that broke off has ended for its reader; nothing is left to answer.
        await finished(lines).catch(() => undefined);
      },
      { signal: request.ending, of, network: ctx.network },
    );
    return reply;
  });
}
