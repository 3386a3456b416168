/**
 * First letters of the first and last name, "L" for a person without one.
 *
 * @source docs/reference/screens.md, "Avatar"
 */
export function initials(name: string): string {
  const words = name.split(/[\s,.-]+/).filter((word) => /^\p{L}/u.test(word));
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.charAt(0) ?? '');
  return letters.join('').toUpperCase() || 'L';
}
