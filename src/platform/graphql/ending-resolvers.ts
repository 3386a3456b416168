import { GraphQLScalarType } from 'graphql';
import type { ResolverMap } from './module.ts';
import type { ResolverContext } from './resolver-context.ts';

type Resolver = (root: unknown, args: unknown, context: ResolverContext, info: unknown) => unknown;

/** The same resolvers, none of which begins when nobody waits for the answer any more. */
export const endingResolvers = (resolvers: ResolverMap): ResolverMap =>
  Object.fromEntries(
    Object.entries(resolvers).map(([type, fields]) => [
      type,
      fields instanceof GraphQLScalarType ? fields : endingFields(fields),
    ]),
  );

const endingFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, resolve]) => [
      name,
      typeof resolve === 'function' ? ending(resolve as Resolver) : resolve,
    ]),
  );

const ending =
  (resolve: Resolver): Resolver =>
  (root, args, context, info) => {
    context.ctx.ending.throwIfAborted();
    return resolve(root, args, context, info);
  };
