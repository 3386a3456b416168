/** Key of an entry that was reported without its parts; keys of the parts begin with the booking, too. */
export const wholeEntryKey = (booking: string): string => `${booking}:`;
