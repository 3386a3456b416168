import { expect, test, vi } from 'vitest';
import { pushAccount, rememberPushAccount } from './push-flag.ts';
import { forgetPushHere } from './push-here.ts';

/** A browser with a subscription that is let go of as given. */
function browserWith(unsubscribe: () => Promise<boolean>): void {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const registration = { pushManager: { getSubscription: async () => ({ unsubscribe }) } };
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  rememberPushAccount(7);
}

test('a browser that let go of its subscription is nobody’s', async () => {
  browserWith(async () => true);
  await forgetPushHere();
  expect(pushAccount()).toBeNull();
});

test('whose it was stays known while it could not let go, so that the next page tries again', async () => {
  browserWith(() => Promise.reject(new Error('The service of the browser is away.')));
  await expect(forgetPushHere()).rejects.toThrow('away');
  expect(pushAccount()).toBe(7);
});
