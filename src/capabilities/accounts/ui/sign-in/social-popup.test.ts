import { afterEach, describe, expect, test, vi } from 'vitest';
import { LoginProvider } from '../../account.ts';
import { askProvider, readAnswer } from './social-popup.ts';

const answer = { type: 'lares-sign-in', provider: LoginProvider.Apple, token: 't', firstName: 'Anna', lastName: '' };

test('a provider’s window hands over its token, and the name where it knows one', () => {
  expect(readAnswer(answer, LoginProvider.Apple)).toEqual({ token: 't', firstName: 'Anna', lastName: null });
});

test('a window without a token says so', () => {
  expect(readAnswer({ ...answer, token: undefined }, LoginProvider.Apple)).toMatchObject({ token: null });
  expect(readAnswer({ type: 'lares-sign-in', error: 'denied' }, LoginProvider.Apple)).toEqual({ error: 'denied' });
});

test.each([null, 'lares-sign-in', {}, { ...answer, type: 'other' }, { ...answer, provider: LoginProvider.Google }])(
  'the message %j is none of its answers',
  (data) => {
    expect(readAnswer(data, LoginProvider.Apple)).toBeNull();
  },
);

describe('a window that closes', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  /** The page's window, and the popup that it opens. */
  function openWindows(): { says: (data: unknown) => void; popup: { closed: boolean } } {
    vi.useFakeTimers();
    const popup = { closed: false };
    const origin = 'http://lares.test';
    const own = Object.assign(new EventTarget(), { open: () => popup, location: { origin } });
    vi.stubGlobal('window', own);
    return { popup, says: (data) => own.dispatchEvent(new MessageEvent('message', { data, origin })) };
  }

  test('is received although its message comes after it has closed', async () => {
    const { popup, says } = openWindows();
    const asked = askProvider(LoginProvider.Apple);
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(600);
    says(answer);
    expect(await asked).toMatchObject({ token: 't' });
  });

  test('without a message counts as closed by the user', async () => {
    const { popup } = openWindows();
    const asked = askProvider(LoginProvider.Apple);
    popup.closed = true;
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await asked).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
  });
});
