/** One operation and what fills it. */
export interface ApiRequest {
  query: string;
  variables?: Readonly<Record<string, unknown>>;
  operationName?: string;
}
