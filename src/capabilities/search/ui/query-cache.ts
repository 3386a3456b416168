/** Cache of answers by query, so that equal queries are sent once. */
export interface QueryCache<Value> {
  /** The cached answer, if present. */
  recall(queryKey: string): Value | undefined;
  /** Sends the query unless it was sent before. A failed query is removed and can be repeated. */
  ask(queryKey: string): Promise<Value>;
}

/** Lifetime of a cached answer: one minute, as homes come and go. */
const MAX_AGE_MS = 60_000;

/** Sends queries through `ask` and caches their answers for a minute. */
export function queryCache<Value>(ask: (queryKey: string) => Promise<Value>): QueryCache<Value> {
  const asked = new Map<string, Promise<Value>>();
  const known = new Map<string, Value>();
  const forget = (queryKey: string): void => {
    asked.delete(queryKey);
    known.delete(queryKey);
  };
  const askAnew = async (queryKey: string): Promise<Value> => {
    try {
      const answer = await ask(queryKey);
      known.set(queryKey, answer);
      setTimeout(() => forget(queryKey), MAX_AGE_MS);
      return answer;
    } catch (error) {
      forget(queryKey);
      throw error;
    }
  };
  return {
    recall: (queryKey) => known.get(queryKey),
    ask(queryKey) {
      const answer = asked.get(queryKey) ?? askAnew(queryKey);
      asked.set(queryKey, answer);
      return answer;
    },
  };
}
