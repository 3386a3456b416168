/** Names out of bits, lowest first: 5 of A, B, C is A and C. */
export const namesOfBits = <Name extends string>(names: readonly Name[], bits: number): Name[] =>
  names.filter((_, position) => (bits & (1 << position)) !== 0);

/** Bits out of names. */
export const bitsOfNames = <Name extends string>(names: readonly Name[], chosen: readonly Name[]): number =>
  names.reduce((bits, name, position) => (chosen.includes(name) ? bits | (1 << position) : bits), 0);
