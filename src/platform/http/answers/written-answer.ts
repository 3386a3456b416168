/** An uncompressed answer. */
export interface WrittenAnswer {
  status: number;
  headers: Headers;
  text: string;
}
