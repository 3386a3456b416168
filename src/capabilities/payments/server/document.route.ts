import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '#kernel/app-error.ts';
import { BRAND } from '#kernel/brand.ts';
import { isLocale, type Locale } from '#kernel/locale.ts';
import type { Context } from '#platform/context/context.ts';
import { takeRequestPoints } from '#platform/graphql/request-bucket.ts';
import { answerPlainError } from '#platform/http/answers/answer-errors.ts';
import type { RouteParts } from '#platform/modules/capability-module.ts';
import type { PaymentRecord } from '../payment.record.ts';
import { readPayment } from './checkout/payment.service.ts';
import { hasQrBill, hasReceipt } from './documents/payment.view.ts';
import { arrivedFor } from './payment/bank.queries.ts';

/** The PDF library is large: loaded with the first document. */
const qrBillMaker = () => import('./documents/qr-bill-pdf.ts');
const receiptMaker = () => import('./documents/receipt.ts');

/** Points of the rate limit that a document costs. @source docs/reference/limits.md, "Payments" */
const DOCUMENT_COST = 20;

/** A document that a reader asks for. */
interface Asked {
  ctx: Context;
  payment: PaymentRecord;
  locale: Locale;
}

/**
 * Serves `/payments/{id}/receipt.pdf` and `/payments/{id}/bill.pdf` to readers who may see the payment, in the language of `?lang=`;
 * without it, in that of the payer.
 *
 * @source docs/reference/permissions.md, "Routes beside the API"
 */
export function serveDocuments(server: FastifyInstance, { services, contextOf }: RouteParts): void {
  const paymentOf = async (request: FastifyRequest, reply: FastifyReply): Promise<Asked> => {
    const { id } = request.params as { id: string };
    if (!/^[1-9]\d{0,8}$/.test(id)) throw notFound();
    const ctx = await contextOf(request, reply);
    await takeRequestPoints(ctx, DOCUMENT_COST);
    const payment = await readPayment(ctx, Number(id));
    const { lang } = request.query as { lang?: unknown };
    return { ctx, payment, locale: isLocale(lang) ? lang : payment.lang };
  };
  const options = { errorHandler: answerPlainError };
  server.get('/payments/:id/receipt.pdf', options, async (request, reply) => {
    const { payment, locale } = await paymentOf(request, reply);
    if (!hasReceipt(payment)) throw notFound();
    const { makeReceipt } = await receiptMaker();
    return sendPdf(reply, `receipt-${payment.id}`, await makeReceipt(payment, services.operator, locale));
  });
  server.get('/payments/:id/bill.pdf', options, async (request, reply) => {
    const { ctx, payment, locale } = await paymentOf(request, reply);
    const rest = payment.amount - (await arrivedFor(ctx.db, payment.id));
    if (!hasQrBill(payment) || rest <= 0) throw notFound();
    const { makeQrBill } = await qrBillMaker();
    return sendPdf(reply, `bill-${payment.id}`, await makeQrBill(payment, services, { rest, locale }));
  });
}

const sendPdf = (reply: FastifyReply, name: string, bytes: Buffer): FastifyReply =>
  reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `inline; filename="${BRAND.name.toLowerCase()}-${name}.pdf"`)
    .header('x-content-type-options', 'nosniff')
    .type('application/pdf')
    .send(bytes);
