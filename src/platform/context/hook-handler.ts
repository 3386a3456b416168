/** A kind of moment, see `moment.ts`. */
export interface HookKind<Facts extends object> {
  /** What it happened to, and what: `offer.phoneShown`. */
  name: string;
  /** Only for the compiler: says what is told. */
  readonly tells?: Facts;
}

/** What a capability does at a moment elsewhere. */
export interface HookHandler {
  hook: HookKind<object>;
  /** @param ctx the context of the request: services, which hold the witnesses, are a part of it */
  handle(ctx: unknown, facts: object): Promise<void>;
}
