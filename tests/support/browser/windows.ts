/** Windows of people, CSS pixels. */
export const WIDE_WINDOW = { width: 1440, height: 900 } as const;
export const PHONE = { width: 390, height: 844 } as const;
/** The narrowest window that screens are made for. */
export const SMALLEST_PHONE = { width: 360, height: 740 } as const;
