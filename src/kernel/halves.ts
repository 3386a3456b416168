/** Whether a number counts in halves, as rooms do; the smallest numbers there are do not, however near to nothing. */
export const isInHalves = (count: number): boolean => Number.isInteger(count * 2);
