/**
 * Something that an answer was made from. Whoever keeps the answer looks at the database first (`look` of the modules), then
 * asks each reading: where none is stale, making the answer anew would give the same.
 */
export interface Dependency {
  /** Whether it has changed since it was read, as far as the last look could see. */
  isStale(): boolean;
  /** Bytes that it takes while it is kept. */
  readonly bytes: number;
}

/** What is told of all that an answer is made from, before it is read. */
export type DependsOn = (dependency: Dependency) => void;

/** For answers that nobody keeps. */
export const dependsOnNothing: DependsOn = () => {};
