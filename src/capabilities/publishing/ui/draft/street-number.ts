/** A house number at the end of a street: `12`, `12a`, `12 A`, `12-14`, `12.1`. */
const NUMBER_AT_END = /(?<=[^\d\s])\s+(?<streetNumber>\d+(?:\s?[a-z])?(?:[-/.]\d+(?:\s?[a-z])?)?)$/i;

/** Street and house number of an address line. */
export function splitStreet(connection: string | null): { street: string; streetNumber: string } {
  const street = connection?.trim() ?? '';
  const number = NUMBER_AT_END.exec(street);
  return { street: street.slice(0, number?.index), streetNumber: number?.groups?.streetNumber ?? '' };
}

/** The address line; null where it is empty. A number without a street is dropped. */
export const joinStreet = (street: string, streetNumber: string): string | null =>
  street.trim() === '' ? null : `${street.trim()} ${streetNumber.trim()}`.trim();
