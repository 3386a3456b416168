/** A failure that the operator can correct: its message is complete, in plain words, and shown without a trace. */
export class PlainError extends Error {}

/** A refused file or line of input: its message has the reason, and nothing was changed. */
export class InputRefusal extends PlainError {}

/** The first line of an error's message; libraries add pages of advice. */
export const firstLine = (error: unknown): string =>
  String((error as { message?: unknown } | null)?.message || error)
    .split('\n')[0]
    ?.trim() ?? '';
