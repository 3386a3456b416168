import type { Context } from '../context/context.ts';

/** Context that GraphQL passes to every resolver. */
export interface ResolverContext {
  ctx: Context;
}
