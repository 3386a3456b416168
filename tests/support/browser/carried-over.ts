import type { BrowserContext } from 'playwright-core';
import type { Locale } from '#kernel/locale.ts';

/** Data of a browser from earlier visits; several at once where none hides another. */
export interface Luggage {
  name: string;
  /** Language chosen before, which pages speak whose address names none. */
  remembered: Locale;
  pack(context: BrowserContext, origin: string): Promise<void>;
}

/** Keys of ours with values that no version of ours wrote, and foreign keys. */
const STRANGE_KEYS: Readonly<Record<string, string>> = {
  lm_quotes_sell: '{"step":99,"offer":{"price":"a lot"',
  lm_quotes_rent: 'null',
  lm_estimate_0: '[[],{"rooms":{}}]',
  lm_seen_offers: '{"0":"x"}',
  lm_map_moves: 'perhaps',
  lm_foreign_texts: '["hidden"]',
  lm_recaptcha: '{"purpose":"login","recaptchaJwt":7,"goodUntilMs":"later"}',
  'tsr-scroll-restoration-v1_3': '{broken',
  theme: 'neon',
  toString: 'x',
  '': '',
};

const withCookies = (context: BrowserContext, origin: string, cookies: Record<string, string>): Promise<void> =>
  context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: origin })));

/** By the language of the pages visited. A new state of a browser goes where it hides nothing. */
export const LUGGAGE: Readonly<Record<Locale, Luggage>> = {
  en: { name: 'nothing', remembered: 'en', pack: async () => {} },
  de: {
    name: 'another language, consent, the other scheme and the drafts of somebody else',
    remembered: 'fr',
    pack: async (context, origin) => {
      await withCookies(context, origin, { lang: 'fr', lm_cookies: 'accepted', lm_scheme: 'dark' });
      await context.addInitScript((keys) => {
        for (const [key, value] of Object.entries(keys)) {
          if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
          if (sessionStorage.getItem(key) === null) sessionStorage.setItem(key, value);
        }
      }, STRANGE_KEYS);
    },
  },
  fr: {
    name: 'consent refused, cookies that mean nothing, and a session of nobody',
    remembered: 'en',
    pack: async (context, origin) => {
      await withCookies(context, origin, {
        lang: 'en',
        lm_cookies: 'necessary',
        lm_scheme: 'pink',
        theme: '%',
        a: 'b=c',
      });
      const foreign = { value: 'x'.repeat(43), url: origin, secure: true };
      for (const name of ['__Host-session', '__Host-visitor', '__Host-sign-in'])
        await context.addCookies([{ name, ...foreign }]).catch(() => {});
    },
  },
  it: {
    name: 'storage blocked and cookies off',
    remembered: 'it',
    pack: async (context) => {
      await context.addInitScript(() => {
        const refuse = (): never => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        };
        for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
          Object.defineProperty(window, name, { configurable: true, get: refuse });
        Object.defineProperty(document, 'cookie', { get: () => '', set: () => {} });
      });
    },
  },
};
