import { AppError } from '#kernel/app-error.ts';
import { brokenRules } from '#kernel/broken-rules.ts';
import type { z } from '#kernel/schema.ts';

/**
 * An input as parsed by its schema.
 *
 * @throws AppError `error.validation`, its values naming the first rule that each field breaks
 */
export function validated<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (result.success) return result.data;
  throw new AppError('error.validation', { code: 400, values: brokenRules(result.error) });
}
