import type { FastifyInstance, FastifyReply } from 'fastify';
import { notFound } from '#kernel/app-error.ts';
import { BRAND } from '#kernel/brand.ts';
import { takeRequestPoints } from '#platform/graphql/request-bucket.ts';
import { answerPlainError } from '#platform/http/answer-errors.ts';
import type { RouteParts } from '#platform/modules/capability-module.ts';
import { arrivedFor } from '../bank/bank.queries.ts';
import { readPayment } from '../payment.service.ts';
import { hasBill, hasReceipt } from '../payment.view.ts';
import { makeBill } from './bill-pdf.ts';
import { makeReceipt } from './receipt.ts';

/** Points of a bucket that a document takes. @source docs/reference/limits.md, "Payments" */
const DOCUMENT_COST = 20;

/**
 * `/payments/{id}/receipt.pdf` and `/payments/{id}/bill.pdf`, for whoever may see the payment.
 *
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export function serveDocuments(server: FastifyInstance, { services, contextOf }: RouteParts): void {
  const options = { errorHandler: answerPlainError };
  server.get<{ Params: { id: string; file: string } }>('/payments/:id/:file', options, async (request, reply) => {
    const { id, file } = request.params;
    if (!/^[1-9]\d{0,8}$/.test(id) || (file !== 'receipt.pdf' && file !== 'bill.pdf')) throw notFound();
    const ctx = await contextOf(request, reply);
    await takeRequestPoints(ctx, DOCUMENT_COST);
    const payment = await readPayment(ctx, Number(id));
    if (file === 'receipt.pdf') {
      if (!hasReceipt(payment)) throw notFound();
      return sendPdf(reply, `receipt-${id}`, await makeReceipt(payment, services.operator));
    }
    const rest = payment.amount - (await arrivedFor(ctx.db, payment.id));
    if (!hasBill(payment) || rest <= 0) throw notFound();
    return sendPdf(reply, `bill-${id}`, await makeBill(payment, services, rest));
  });
}

const sendPdf = (reply: FastifyReply, name: string, bytes: Buffer): FastifyReply =>
  reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `inline; filename="${BRAND.name.toLowerCase()}-${name}.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .type('application/pdf')
    .send(bytes);
