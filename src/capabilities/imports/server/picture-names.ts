import { normalForm } from '#kernel/text/normal-form.ts';
/** A look-up that two names fit which differ in nothing but capitals. */
export const AMBIGUOUS = Symbol('ambiguous');

/** A name as files and feeds are compared by it; a letter with its accent counts as one character. */
export const exactName = (name: string): string => normalForm(name, 'NFC');

/** The same, whatever its capitals. */
export const foldedName = (name: string): string => exactName(name).toLowerCase();

/**
 * Which of some known names a wanted one means. The exact name comes first. One with other capitals is meant only where it
 * is the only one that no other wanted name means exactly, and where it has no rival of other capitals.
 *
 * @param known names of files, in any number
 * @param wanted all names that are looked up among them, `name` included; in the form of `exactName`
 * @returns null where no name fits
 */
export function meantName(
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
