/** A failure that whoever runs the product can mend: its message is all there is to say, in plain words and no trace. */
export class PlainError extends Error {}

/** A file or line that was handed in cannot be taken: its message says why, and nothing was changed. */
export class InputRefusal extends PlainError {}

/** The first line of what an error says; libraries add pages of advice. */
export const firstLine = (error: unknown): string =>
  String((error as { message?: unknown } | null)?.message || error)
    .split('\n')[0]
    ?.trim() ?? '';
