/** Values for a message, for example `{ expected: 15, actual: 30 }`. */
export type ErrorValues = Readonly<Record<string, string | number | boolean | null>>;

/**
 * An expected failure, with the facts that the caller may know.
 *
 * `messageId` is the id of the text in `locales/`, `code` the number of the error table.
 *
 * Any thrown value that is no `AppError` is a defect and reaches the caller as `error.internal`.
 *
 * @source docs/reference/errors.md, "Shape"
 */
export class AppError extends Error {
  readonly messageId: string;
  readonly code: number;
  readonly values: ErrorValues;

  constructor(messageId: string, options: { code: number; values?: ErrorValues; cause?: unknown }) {
    super(messageId, { cause: options.cause });
    this.name = 'AppError';
    this.messageId = messageId;
    this.code = options.code;
    this.values = options.values ?? {};
  }
}

/**
 * The object is missing, or hidden from this actor: the same answer for both.
 *
 * @source docs/reference/permissions.md, "Missing or forbidden"
 */
export const notFound = (values?: ErrorValues): AppError =>
  new AppError('error.notFound', { code: 404, ...(values && { values }) });

/** Input that breaks a field rule; `values` names field and rule. */
export const invalid = (values: ErrorValues): AppError => new AppError('error.validation.value', { code: 400, values });
