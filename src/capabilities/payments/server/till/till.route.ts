import type { FastifyInstance, FastifyRequest } from 'fastify';
import { notFound } from '#kernel/app-error.ts';
import { isLocalRequest } from '#platform/config/loopback.ts';
import { hasTryOutPages } from '#platform/config/public-url.ts';
import { backgroundContext } from '#platform/context/context.ts';
import { answerPlainError } from '#platform/http/answers/answer-errors.ts';
import { localeOf } from '#platform/http/cookies/request-locale.ts';
import { ownPagesOnly } from '#platform/http/guards/same-origin.ts';
import type { RouteParts } from '#platform/modules/capability-module.ts';
import { findPayment } from '../payment/payment.queries.ts';
import { endAtTill, endingsOf, listTillPayments, type TillEnding } from './till.service.ts';
import { TILL_POLICY, tillPage } from './till-page.ts';

/** A form of the till. */
interface TillForm {
  payment?: string;
  ending?: string;
}

const FORM = 'application/x-www-form-urlencoded';
const MOST_BYTES = 1_024;

/**
 * Serves `/dev/till` exactly where `/dev/mail` is served: on this machine, in trial installations.
 *
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export function serveTill(server: FastifyInstance, { config, database, services, now }: RouteParts): void {
  if (!hasTryOutPages(config)) return;
  const contextOf = ({ id, ending }: FastifyRequest) =>
    backgroundContext({ db: database.db, services, now, requestId: id, ending });
  server.register(async (scope) => {
    scope.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    scope.get<{ Querystring: { payment?: string; refused?: string } }>('/dev/till', async (request, reply) => {
      if (!isLocalRequest(request)) return reply.callNotFound();
      const ctx = contextOf(request);
      const id = idOf(request.query.payment);
      const chosen = id === null ? undefined : await findPayment(ctx.db, id);
      const payments = chosen ? [chosen] : await listTillPayments(ctx);
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', TILL_POLICY)
        .header('x-robots-tag', 'noindex')
        .send(tillPage({ payments, isRefused: request.query.refused !== undefined, locale: localeOf(request) }));
    });
    const options = { onRequest: ownPagesOnly(config.publicUrl, FORM), errorHandler: answerPlainError };
    scope.post<{ Body: TillForm }>('/dev/till', options, async (request, reply) => {
      if (!isLocalRequest(request)) return reply.callNotFound();
      const id = idOf(request.body?.payment);
      const ctx = contextOf(request);
      const payment = id === null ? undefined : await findPayment(ctx.db, id);
      const ending = payment && endingsOf(payment).find((known) => known === request.body?.ending);
      if (!payment || !ending) throw notFound();
      const isRefused = await endAtTill(ctx, payment.id, ending as TillEnding).then(
        () => false,
        (error: { code?: number }) => {
          if (error.code === 400) return true;
          throw error;
        },
      );
      return reply.redirect(`/dev/till?payment=${payment.id}${isRefused ? '&refused=1' : ''}`, 303);
    });
  });
}

const idOf = (text: string | undefined): number | null => (/^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : null);
