import type { Context } from '../context/context.ts';

/** What GraphQL hands to every resolver. */
export interface ResolverContext {
  ctx: Context;
}
