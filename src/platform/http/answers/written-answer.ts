/** An answer as it was made, before it is compressed. */
export interface WrittenAnswer {
  status: number;
  headers: Headers;
  text: string;
}
