import type { z } from '#kernel/schema.ts';
import type { Context } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';

/** An event that browsers send by their socket, and what is done about it. */
export interface SocketEvent {
  /** As the browser calls it: `new message`. */
  name: string;
  /**
   * Checks and does what is asked; the actor of the context is whoever the socket belongs to, whatever the payload claims.
   *
   * @param payload cleaned, but not checked
   * @returns what the browser is answered, if it waits for an answer
   * @throws AppError as an operation would
   */
  handle(ctx: Context, payload: unknown): Promise<unknown>;
}

/** An event with a payload of a known form; what the schema does not name is left out. @see SocketEvent.handle */
export const socketEvent = <Schema extends z.ZodType>(
  name: string,
  payload: Schema,
  handle: (ctx: Context, payload: z.output<Schema>) => Promise<unknown>,
): SocketEvent => ({ name, handle: async (ctx, given) => handle(ctx, validated(payload, given)) });
