import type { Context } from './context.ts';
import type { MomentKind, Witness } from './witness.ts';

/**
 * Names a kind of moment, once, in the capability in which it happens: something that others learn of in the request itself,
 * because nothing of it may be kept for later. What may be told later, and has to be told surely, is an event (`platform/events`).
 *
 * @source docs/decisions/043-hooks.md
 */
export const momentKind = <Facts extends object>(name: string): MomentKind<Facts> => ({ name });

/** Joins a kind of moment to what is done at it. */
export const witnesses = <Facts extends object>(
  moment: MomentKind<Facts>,
  see: (ctx: Context, facts: Facts) => Promise<void>,
): Witness => ({ moment, see: (ctx, facts) => see(ctx as Context, facts as Facts) });

/** Tells whoever wants to know, one after another; what one of them fails at fails here. */
export async function tell<Facts extends object>(ctx: Context, moment: MomentKind<Facts>, facts: Facts): Promise<void> {
  for (const witness of ctx.services.witnesses) if (witness.moment.name === moment.name) await witness.see(ctx, facts);
}
