import { describe, expect, test } from 'vitest';
import { LOCALES } from '#kernel/locale.ts';
import { aMail } from '#tests/factories/mail.ts';
import type { MailGroup } from './mail.ts';
import { mailHtml } from './mail-html.ts';
import { mailPreview } from './mail-preview.ts';
import { mailText } from './mail-text.ts';

/** Names of all tags with those of their attributes. */
const tags = (html: string): string[] =>
  [...html.matchAll(/<([\w/!-]+)((?:\s+[\w-]+="[^"]*")*)/g)].map(
    ([, name, attributes = '']) => `${name} ${attributes.replace(/="[^"]*"/g, '')}`,
  );

const groupOf = (text: string): MailGroup => ({
  heading: text,
  entries: [
    {
      title: text,
      mark: text,
      facts: [text, text],
      href: `https://lares.test/?q=${text}`,
      pictureHref: `https://lares.test/pictures/1/320.webp?${text}`,
    },
  ],
  links: [{ label: text, href: `https://lares.test/?r=${text}` }],
});

describe('a mail', () => {
  test('shows lists of things with their pictures, also as text', async () => {
    const mail = aMail({ groups: [groupOf('Loft')] });
    expect(mailHtml(mail)).toContain('src="https://lares.test/pictures/1/320.webp?Loft"');
    expect(mailText(mail)).toContain('LOFT\n\nLoft: Loft\nLoft\nLoft\nhttps://lares.test/?q=Loft\n\nLoft:\nhttps');
  });

  test('has a preview that says what it is about, never the greeting alone', () => {
    const previewOf = (facts: Partial<Parameters<typeof aMail>[0]>) => mailPreview(aMail(facts));
    expect(previewOf({ paragraphs: ['Hello Anna', 'Your home is online.'] })).toBe('Your home is online.');
    expect(previewOf({ paragraphs: ['Guten Tag'], groups: [groupOf('Loft')] })).toBe('Loft · Loft · Loft');
    expect(previewOf({ paragraphs: ['Loft in Bern', 'Is it free?'] })).toBe('Is it free?');
    expect(previewOf({ paragraphs: ['Bonjour'] })).toBe('Bonjour');
    expect(mailHtml(aMail({ paragraphs: ['Hello', 'It is online.'] }))).toMatch(/overflow:hidden[^>]*>It is online\./);
  });

  test('has a rule only where something is below it', () => {
    const { smallPrint: _none, ...mail } = aMail();
    expect(mailHtml(mail)).not.toContain('<hr');
    expect(mailHtml(aMail())).toContain('<hr');
  });

  test('says the same as HTML and as text', async () => {
    const mail = aMail();
    const html = mailHtml(mail);
    const text = mailText(mail);
    for (const plain of [mail.heading, ...mail.paragraphs, 'Confirm', 'The link holds for 24 hours.']) {
      expect(html).toContain(plain);
      expect(text).toContain(plain);
    }
    expect(text).toContain('https://lares.test/en/confirm-email?id=abc&x=1');
    expect(html).toContain('href="https://lares.test/en/confirm-email?id=abc&amp;x=1"');
  });

  test.each(LOCALES)('has its frame in the language of its reader: %s', async (locale) => {
    const html = mailHtml(aMail({ locale }));
    expect(html).toContain(`lang="${locale}-CH"`);
    expect(html).not.toMatch(/mail\.[a-z]/i);
    const reasons = { en: 'You’re getting this', fr: 'Vous recevez', de: 'Sie erhalten', it: 'Riceve' };
    expect(html).toContain(reasons[locale]);
    expect(mailText(aMail({ locale }))).toContain(reasons[locale]);
  });

  test('shows what a person typed as they typed it: nothing of it becomes markup', async () => {
    const evil = '<img src=x onerror=alert(1)>"\'&<!--</style><script>';
    const plain = (text: string) =>
      aMail({
        subject: text,
        heading: text,
        paragraphs: [text],
        smallPrint: text,
        groups: [groupOf(text)],
        action: { label: text, href: `https://lares.test/?q=${text}` },
      });
    const html = mailHtml(plain(evil));
    expect(tags(html)).toEqual(tags(mailHtml(plain('harmless'))));
    expect(html).toContain('<h1 style="');
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#x27;&amp;');
    expect(mailText(plain(evil))).toContain(evil);
  });

  test('without an action has neither button nor address to copy', async () => {
    const { action: _, ...rest } = aMail();
    expect(mailHtml(rest)).not.toContain('<a ');
    expect(mailText(rest)).not.toContain('https://');
  });
});
