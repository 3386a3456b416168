/** Answers by question, so that the same question is asked once. */
export interface QueryCache<Value> {
  /** The answer, where it is here already. */
  recall(question: string): Value | undefined;
  /** Asks, unless it has been asked. What failed is forgotten and can be asked again. */
  ask(question: string): Promise<Value>;
}

/** Homes come and go: an answer counts for a minute. */
const MAX_AGE_MS = 60_000;

/** Asks through `ask` and remembers what it answers for a minute. */
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
