/** Names of the set bits, lowest first: 5 with the names A, B, C gives A and C. */
export const namesOfBits = <Name extends string>(names: readonly Name[], bits: number): Name[] =>
  names.filter((_, position) => (bits & (1 << position)) !== 0);

/** Bits of the chosen names. */
export const bitsOfNames = <Name extends string>(names: readonly Name[], chosen: readonly Name[]): number =>
  names.reduce((bits, name, position) => (chosen.includes(name) ? bits | (1 << position) : bits), 0);
