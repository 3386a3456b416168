import type { z } from '#kernel/schema.ts';
import type { Context } from '#platform/context/context.ts';
import { validated } from '#platform/graphql/validated.ts';

/** An event that browsers send by their socket, and its handler. */
export interface SocketEvent {
  /** Name on the wire: `new message`. */
  name: string;
  /**
   * Checks and executes the event; the actor of the context is the socket's owner, whatever the payload claims.
   *
   * @param payload cleaned, but not checked
   * @returns the answer, if the browser waits for one
   * @throws AppError as an operation would
   */
  handle(ctx: Context, payload: unknown): Promise<unknown>;
}

/** An event whose payload has a schema; unknown fields are left out. @see SocketEvent.handle */
export const socketEvent = <Schema extends z.ZodType>(
  name: string,
  payload: Schema,
  handle: (ctx: Context, payload: z.output<Schema>) => Promise<unknown>,
): SocketEvent => ({ name, handle: async (ctx, given) => handle(ctx, validated(payload, given)) });
