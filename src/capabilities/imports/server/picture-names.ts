import { normalForm } from '#kernel/text/normal-form.ts';
/** Result of a look-up that matches two names which differ only in case. */
export const AMBIGUOUS = Symbol('ambiguous');

/** A name in the form for comparisons of files and feeds; a letter with its accent counts as one character. */
export const exactName = (name: string): string => normalForm(name, 'NFC');

/** The same form without regard to case. */
export const foldedName = (name: string): string => exactName(name).toLowerCase();

/**
 * The known name that matches a wanted one; an exact match comes first.
 *
 * A name that differs in case matches only where it is the only one that no other wanted name matches exactly, and where no other name
 * differs from it in case alone.
 *
 * @param known names of files, in any number
 * @param wanted all names that are looked up among them, `name` included; in the form of `exactName`
 * @returns null where no name matches
 */
export function matchingName(
  name: string,
  known: readonly string[],
  wanted: ReadonlySet<string>,
): string | typeof AMBIGUOUS | null {
  const fitting = known.filter((one) => foldedName(one) === foldedName(name));
  const exact = fitting.filter((one) => exactName(one) === exactName(name));
  if (exact.length > 0) return onlyOne(exact);
  const names = new Set(fitting.map(exactName));
  const free = fitting.filter((one) => !wanted.has(exactName(one)));
  if (free.length === 0) return null;
  const rivals = [...wanted].filter((one) => foldedName(one) === foldedName(name) && !names.has(one));
  return rivals.length > 1 ? AMBIGUOUS : onlyOne(free);
}

const onlyOne = ([only, ...others]: readonly string[]): string | typeof AMBIGUOUS | null =>
  others.length > 0 ? AMBIGUOUS : (only ?? null);
