/** By which an entry of the bank is known that was told without its parts; keys of the parts begin with the booking, too. */
export const wholeKey = (booking: string): string => `${booking}:`;
