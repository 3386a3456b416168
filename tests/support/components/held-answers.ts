import { expect, vi } from 'vitest';

interface Asked {
  query: string;
  variables: Record<string, unknown>;
}

/** The event that an answer of the API waits for, by request; undefined for no wait. */
type Wait = (asked: Asked) => Promise<void> | undefined;

const fetchOfBrowser = window.fetch.bind(window);
let inFlight = 0;

/** Sends every request of the tests: the original `fetch`, with a count of what is in flight. */
const ask: typeof fetch = async (input, init) => {
  inFlight += 1;
  try {
    return await fetchOfBrowser(input, init);
  } finally {
    inFlight -= 1;
  }
};
window.fetch = ask;

/** Until every request is answered. */
export const untilAnswered = (): Promise<void> => expect.poll(() => inFlight).toBe(0);

/** Lets answers of the API wait, as on a slow line, or fail where what they wait for is rejected. Ends as `fakeAnswers` does. */
export function holdAnswers(wait: Wait): void {
  fakeAnswers(async (asked) => {
    await wait(asked);
    return undefined;
  });
}

/** Breaks the line to the API until the test mends it. @returns how */
export function breakLine(): () => void {
  let isBroken = true;
  holdAnswers(() => (isBroken ? Promise.reject(new TypeError('Failed to fetch')) : undefined));
  return () => {
    isBroken = false;
  };
}

/**
 * Answers in the place of the API. Ends with the test or with the next such call.
 *
 * @param answer the whole answer, by request; undefined where the API answers. An exception breaks the connection
 */
export function fakeAnswers(answer: (asked: Asked) => object | undefined | Promise<object | undefined>): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const fake = input === '/graphql' ? await answer(JSON.parse(String(init?.body))) : undefined;
    return fake ? Response.json(fake) : ask(input, init);
  });
}

/** Breaks the line after an operation arrived: it is done, and its answer is lost. Ends as `fakeAnswers` does. */
export function loseAnswers(isLost: (asked: Asked) => boolean): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const answer = await ask(input, init);
    if (input === '/graphql' && isLost(JSON.parse(String(init?.body)))) throw new TypeError('Failed to fetch');
    return answer;
  });
}
