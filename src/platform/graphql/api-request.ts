/** One operation and its variables. */
export interface ApiRequest {
  query: string;
  variables?: Readonly<Record<string, unknown>>;
  operationName?: string;
}
