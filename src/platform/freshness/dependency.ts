/**
 * A dependency of an answer. A cache first looks at the database (`look` of the modules), then checks each dependency: where none is stale,
 * a new answer would be the same.
 */
export interface Dependency {
  /** Whether it has changed since it was read, as far as the last look could see. */
  isStale(): boolean;
  /** Bytes that it takes in a cache. */
  readonly bytes: number;
}

/** Records each dependency of an answer before it is read. */
export type DependsOn = (dependency: Dependency) => void;

/** For answers that are not cached. */
export const dependsOnNothing: DependsOn = () => {};
