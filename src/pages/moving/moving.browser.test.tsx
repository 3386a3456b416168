import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PHONE } from '#tests/support/browser/windows.ts';
import { expectAccessible } from '#tests/support/components/accessible.ts';
import { holdAnswers } from '#tests/support/components/held-answers.ts';
import { mountPage } from '#tests/support/components/mount-page.tsx';

const from = page.getByLabelText('From');
const day = (): string => new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);

describe('help with a move', () => {
  test('is asked for once, however often it is sent', async () => {
    await mountPage('/en/moving/movu');
    let sent = 0;
    holdAnswers(({ query }) => {
      if (!query.includes('requestMoving')) return undefined;
      sent += 1;
      return new Promise((resolve) => setTimeout(resolve, 400));
    });
    await from.fill('8004 Zürich');
    await page.getByLabelText('To').fill('1003 Lausanne');
    await page.getByLabelText('Day of the move').fill(day());
    await page.getByLabelText('Your name').fill('Anna Muster');
    await page.getByLabelText('Your email').fill('anna@example.ch');
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Request sent' })).toHaveFocus();
    await expectAccessible();
    expect(sent).toBe(1);
  });

  test('with mistakes shows all of them, goes to the first, and loses nothing on a later visit', async () => {
    await mountPage('/de/umziehen/movu', { window: PHONE });
    await page.getByLabelText('Nach').fill('Chur');
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect.poll(() => page.getByCss('[aria-invalid=true]').length).toBe(4);
    await expect.element(page.getByLabelText('Von')).toHaveFocus();
    await expectAccessible();
    await mountPage('/de/umziehen/movu', { window: PHONE });
    await expect.element(page.getByLabelText('Nach')).toHaveValue('Chur');
  });
});
