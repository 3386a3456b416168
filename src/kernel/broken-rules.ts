import type { z } from './schema.ts';

/**
 * The broken rules of a value: by field the first one, as the id of a text.
 *
 * @param options `whole` names the value where the rule concerns no field; `isDeep` names a field of an object by its path, joined by dots,
 *   else by the object's own field
 */
export function brokenRules(
  error: Pick<z.ZodError, 'issues'> | undefined,
  { whole = 'input', isDeep = false } = {},
): Record<string, string> {
  const rules = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = isDeep ? path.join('.') : String(path[0] ?? '');
    if (!rules.has(field || whole)) rules.set(field || whole, message);
  }
  return Object.fromEntries(rules);
}
