import type { Context } from './context.ts';
import type { HookHandler, HookKind } from './hook-handler.ts';

/**
 * Names a kind of moment, once, in the capability in which it happens: something that others learn of in the request itself,
 * because nothing of it may be kept for later. What may be told later, and has to be told surely, is an event (`platform/events`).
 *
 * @source docs/decisions/043-hooks.md
 */
export const hookKind = <Facts extends object>(name: string): HookKind<Facts> => ({ name });

/** Joins a kind of moment to what is done at it. */
export const handlesHook = <Facts extends object>(
  hook: HookKind<Facts>,
  handle: (ctx: Context, facts: Facts) => Promise<void>,
): HookHandler => ({ hook, handle: (ctx, facts) => handle(ctx as Context, facts as Facts) });

/** Tells whoever wants to know, one after another; what one of them fails at fails here. */
export async function runHooks<Facts extends object>(ctx: Context, hook: HookKind<Facts>, facts: Facts): Promise<void> {
  for (const handler of ctx.services.hooks) if (handler.hook.name === hook.name) await handler.handle(ctx, facts);
}
