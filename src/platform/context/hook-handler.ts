/** A kind of hook, see `hook.ts`. */
export interface HookKind<Facts extends object> {
  /** Object and event: `offer.phoneShown`. */
  name: string;
  /** Only for the compiler: type of the facts. */
  readonly carries?: Facts;
}

/** A capability's reaction to a hook of another one. */
export interface HookHandler {
  hook: HookKind<object>;
  /** @param ctx the context of the request; its services hold the hooks */
  handle(ctx: unknown, facts: object): Promise<void>;
}
