/** Cache of answers by query, so that equal queries are sent once. */
export interface QueryCache<Value> {
  /** The cached answer, if present. */
  recall(question: string): Value | undefined;
  /** Sends the query unless it was sent before. A failed query is removed and can be repeated. */
  ask(question: string): Promise<Value>;
}

/** Lifetime of a cached answer: one minute, as homes come and go. */
const MAX_AGE_MS = 60_000;

/** Sends queries through `ask` and caches their answers for a minute. */
export function queryCache<Value>(ask: (question: string) => Promise<Value>): QueryCache<Value> {
  const asked = new Map<string, Promise<Value>>();
  const known = new Map<string, Value>();
  const forget = (question: string): void => {
    asked.delete(question);
    known.delete(question);
  };
  const askAnew = async (question: string): Promise<Value> => {
    try {
      const answer = await ask(question);
      known.set(question, answer);
      setTimeout(() => forget(question), MAX_AGE_MS);
      return answer;
    } catch (error) {
      forget(question);
      throw error;
    }
  };
  return {
    recall: (question) => known.get(question),
    ask(question) {
      const answer = asked.get(question) ?? askAnew(question);
      asked.set(question, answer);
      return answer;
    },
  };
}
