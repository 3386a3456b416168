import { vi } from 'vitest';

interface Asked {
  query: string;
  variables: Record<string, unknown>;
}

/** What an answer of the API waits for, by what is asked; undefined where it does not wait. */
type Wait = (asked: Asked) => Promise<void> | undefined;

const ask = window.fetch.bind(window);

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
 * @param answer the whole answer, by what is asked; undefined where the API answers. What it throws breaks the line
 */
export function fakeAnswers(answer: (asked: Asked) => object | undefined | Promise<object | undefined>): void {
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const fake = input === '/graphql' ? await answer(JSON.parse(String(init?.body))) : undefined;
    return fake ? Response.json(fake) : ask(input, init);
  });
}
