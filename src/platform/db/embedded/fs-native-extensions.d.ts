declare module 'fs-native-extensions' {
  /**
   * Locks bytes of an open file against all other handles of it, in this process too, until it is closed.
   *
   * @returns false when another handle has locked them
   */
  export function tryLock(file: number, offset: number, length: number): boolean;
}
