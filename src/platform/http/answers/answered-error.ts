import type { FastifyBaseLogger } from 'fastify';
import { isSuspicious, type PublicError } from './error-format.ts';

/** Whose request an error answers. */
export interface AnsweredRequest {
  /** The id that all lines of the request carry. */
  reqId: string;
  address: string;
  /** Null for visitors; absent where a refusal comes before it is known who asks. */
  actorId?: number | null;
  /** Name of the operation, event or route; null where it has none. */
  operation: string | null;
}

/**
 * Writes the line of an error that a caller is answered: `refused` for the security log, else `failed`. A defect has a line already
 * (`defect`, by `publicError`).
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

/** An outage and a full queue (503) are told by lines and figures of their own, whoever asks meanwhile. */
const levelOf = (code: number): 'info' | 'warn' => (code < 500 || code === 503 ? 'info' : 'warn');
