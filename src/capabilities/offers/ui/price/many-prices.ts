/** Ten millions, in units of the currency. */
const MANY_FROM = 10_000_000;

/** Whether a price in large type is wider than a phone: its font is smaller there, as its digits stay on one line. */
export const hasManyPrices = ({ price }: { price: number | null }): boolean => (price ?? 0) >= MANY_FROM;
