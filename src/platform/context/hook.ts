import type { Context } from './context.ts';
import type { HookHandler, HookKind } from './hook-handler.ts';

/**
 * A kind of hook, named once in the capability that runs it. Handlers run within the request itself, because nothing of it may be stored.
 *
 * Facts that may be sent later, and have to arrive surely, are an event (`platform/events`).
 *
 * @source docs/decisions/043-hooks.md
 */
export const hookKind = <Facts extends object>(name: string): HookKind<Facts> => ({ name });

/** Connects a kind of hook to its handler. */
export const handlesHook = <Facts extends object>(
  hook: HookKind<Facts>,
  handle: (ctx: Context, facts: Facts) => Promise<void>,
): HookHandler => ({ hook, handle: (ctx, facts) => handle(ctx as Context, facts as Facts) });

/** Runs all handlers of a hook one after another; an error of a handler is thrown here. */
export async function runHooks<Facts extends object>(ctx: Context, hook: HookKind<Facts>, facts: Facts): Promise<void> {
  for (const handler of ctx.services.hooks) if (handler.hook.name === hook.name) await handler.handle(ctx, facts);
}
