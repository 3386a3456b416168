declare module 'heic-decode' {
  /** The first picture of a file, upright, as RGBA of eight bits. @throws Error for what it cannot read */
  function decodeHeic(file: {
    buffer: Uint8Array;
  }): Promise<{ width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> }>;
  export = decodeHeic;
}
