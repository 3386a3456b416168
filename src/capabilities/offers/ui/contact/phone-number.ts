const SWISS = /^(?:\+41|0)(\d{2})(\d{3})(\d{2})(\d{2})$/;

/** The digits of a number as written by an advertiser, `00` as `+`; brackets such as `(0)` are removed. */
const digitsOf = (written: string): string =>
  written
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '')
    .replace(/^00/, '+');

/**
 * A Swiss number in national notation, `021 555 00 00`; any other as it was written.
 *
 * @source docs/reference/screens.md, "Telephone numbers"
 */
export function phoneText(written: string): string {
  const [, area, ...groups] = SWISS.exec(digitsOf(written)) ?? [];
  return area === undefined ? written : [`0${area}`, ...groups].join(' ');
}

/** The address that calls a number; a number without country is Swiss. */
export const phoneHref = (written: string): string => `tel:${digitsOf(written).replace(/^0/, '+41')}`;
