import { expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { homesPush } from './homes-push.ts';

test.each(LOCALES)(
  'a device reads the kind and price of a home, since when it is online, and when that was announced: %s',
  (locale) => {
    const since = textIn(locale, 'mail.homes.newSince', { moment: '21.11.2026, 07:00:05' });
    const entry = { title: 'Under the roof', facts: ['CHF 1,900', '3.5 rooms · 84 m²', since] };
    const mail = { key: 'alert:1', subject: 'A home', groups: [{ entries: [entry] }] } as unknown as Mail;
    const { body } = homesPush(mail, { homes: [], locale, leftAt: new Date('2026-11-21T06:00:19Z') });
    expect(body).toMatch(/^Under the roof · CHF 1,900 · .*07:00:05 · .*07:00:19$/);
    expect(body).toContain(since);
    expect(since).toContain('07:00:05');
  },
);
