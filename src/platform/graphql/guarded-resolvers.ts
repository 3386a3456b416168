import { GraphQLScalarType } from 'graphql';
import { cleanInput } from '#kernel/text/clean-input.ts';
import type { ResolverMap } from './api-part.ts';
import type { ResolverContext } from './resolver-context.ts';

type Resolver = (root: unknown, args: unknown, context: ResolverContext, info: unknown) => unknown;

/** Resolver of an interface's type: no field, and without arguments. */
const TYPE_OF_INTERFACE = 'resolveType';

/**
 * The same resolvers with two guards: none begins after the request has ended, and every text of the arguments is clean, be it written in
 * the document, given by a variable or a default.
 */
export const guardedResolvers = (resolvers: ResolverMap): ResolverMap =>
  Object.fromEntries(
    Object.entries(resolvers).map(([type, fields]) => [
      type,
      fields instanceof GraphQLScalarType ? fields : guardedFields(fields),
    ]),
  );

const guardedFields = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, resolve]) => [
      name,
      typeof resolve === 'function' && name !== TYPE_OF_INTERFACE ? guarded(resolve as Resolver) : resolve,
    ]),
  );

const guarded =
  (resolve: Resolver): Resolver =>
  (root, args, context, info) => {
    context.ctx.ending.throwIfAborted();
    return resolve(root, cleanInput(args), context, info);
  };
