import { describe, expect, inject, test, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { loadViewer } from '#kit/viewer/load-viewer.ts';
import { setViewer } from '#kit/viewer/viewer-store.ts';
import { PHONE } from '#tests/support/browser/windows.ts';
import { expectAccessible } from '#tests/support/components/accessible.ts';
import { holdAnswers } from '#tests/support/components/held-answers.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';

const name = page.getByLabelText('Your name');
const thanks = page.getByRole('heading', { name: 'Message sent' });

/** The texts of the mails in the dev mailbox that contain these words. */
async function mailsAbout(words: string): Promise<string[]> {
  const mailbox = new DOMParser().parseFromString(await (await fetch('/dev/mail')).text(), 'text/html');
  const mails = [...mailbox.querySelectorAll('article')].filter(({ textContent }) => textContent?.includes(words));
  return mails.map((mail) => mail.outerHTML);
}

describe('a message to the operator', () => {
  test('is written and sent by keyboard, and arrives once however often it is sent', async () => {
    await mountPage('/en/contact');
    let sent = 0;
    holdAnswers(({ query }) => {
      if (!query.includes('sendContactMessage')) return undefined;
      sent += 1;
      return new Promise((resolve) => setTimeout(resolve, 400));
    });
    ((await name.findElement()) as HTMLElement).focus();
    await userEvent.keyboard(
      'Anna Muster{Tab}anna@example.ch{Tab}By keyboard{Tab}Good morning{Enter}Is there a map?{Tab}',
    );
    await userEvent.keyboard('{Enter}{Enter}{Enter}{Enter}');
    await expect.element(thanks).toHaveFocus();
    await expectAccessible();
    expect(sent).toBe(1);
    expect(await mailsAbout('Kontaktformular: By keyboard')).toHaveLength(1);
  });

  test('with mistakes shows all of them and goes to the first', async () => {
    await mountPage('/de/kontakt', { window: PHONE });
    await page.getByLabelText('Ihre E-Mail-Adresse').fill('anna');
    await page.getByRole('button', { name: 'Nachricht senden' }).click();
    await page.getByText('Dieses Feld ist erforderlich.').first().findElement();
    await expect.poll(() => page.getByCss('[aria-invalid=true]').length).toBe(4);
    await expect.element(page.getByLabelText('Ihr Name')).toHaveFocus();
    await expectAccessible();
  });

  test('of a member has name and address in it, and goes out without a puzzle', async () => {
    const email = `writer-${Date.now()}@example.ch`;
    const person = { firstName: 'Lena', lastName: 'Keller', email, password: 'Drei-Enten-am-See' };
    await commands.becomeMember(person, inject('sceneServer'));
    setViewer(await loadViewer());
    const asked = vi.spyOn(window, 'fetch');
    await mountPage('/en/contact');
    await expect.element(name).toHaveValue('Lena Keller');
    await expect.element(page.getByLabelText('Your email')).toHaveValue(email);
    await page.getByLabelText('Subject').fill('From a member');
    await page.getByLabelText('Message').fill('Hello');
    await page.getByRole('button', { name: 'Send message' }).click();
    await thanks.findElement();
    const sent = asked.mock.calls.filter(([, init]) => String(init?.body).includes('sendContactMessage'));
    expect(sent).toHaveLength(1);
    expect([...new Headers(sent[0]?.[1]?.headers).keys()]).not.toContain('x-recaptcha-token');
    // The puzzle of an earlier test may still be submitted: only a new one counts.
    expect(asked.mock.calls.filter(([input]) => String(input).includes('/recaptcha/challenge'))).toEqual([]);
    expect(await mailsAbout('Kontaktformular: From a member')).toEqual([expect.stringContaining(email)]);
  });
});
