import type { FastifyBaseLogger } from 'fastify';
import { isSuspicious, type PublicError } from './error-format.ts';

/** The request that an error answers. */
export interface AnsweredRequest {
  /** Id of the request in all its log lines. */
  reqId: string;
  address: string;
  /** Null for visitors; absent where a refusal precedes the identification of the caller. */
  actorId?: number | null;
  /** Name of the operation, event or route; null without one. */
  operation: string | null;
}

/**
 * Writes the log line of an error in an answer: `refused` for the security log, else `failed`. A defect has a line already (`defect`, by
 * `publicError`).
 *
 * @source docs/operations.md, "Log"
 */
export function logAnsweredError(
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>,
  request: AnsweredRequest,
  error: PublicError,
): void {
  const { messageId, code } = error.extensions;
  if (messageId === 'error.internal') return;
  log[levelOf(code)]({ ...request, code, messageId }, isSuspicious(error) ? 'refused' : 'failed');
}

/** An outage and a full queue (503) have log lines and metrics of their own, whatever the request. */
const levelOf = (code: number): 'info' | 'warn' => (code < 500 || code === 503 ? 'info' : 'warn');
