declare module 'fs-native-extensions' {
  /**
   * Locks bytes of an open file against everybody who opened it elsewhere, in this process too, until it is closed.
   *
   * @returns false when somebody else has locked them
   */
  export function tryLock(file: number, offset: number, length: number): boolean;
}
