import { inject, test } from 'vitest';
import { page } from 'vitest/browser';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { mountSubmitted } from '#tests/support/components/mount-page.tsx';
import { anAccount, mountPageAs, operate, prepare } from '#tests/support/components/scenes.ts';

test('the audit log shows an administrator all acts with their actors, by kind and person', async () => {
  const moderator = { secret: inject('staff').moderator };
  const { id: ownerId } = await anAccount();
  const facts = { status: OfferStatus.PendingVerification, submittedAt: new Date() };
  const { id } = await prepare('home', { ownerId, facts });
  await operate(moderator, 'mutation ($id: Int!) { verifyOffer(id: $id) { id } }', { id });
  const reject =
    'mutation ($id: Int!) { rejectOffer(id: $id, comment: "Please add pictures.", expectedVersion: 1) { id } }';
  await operate(moderator, reject, { id });

  await mountPageAs({ secret: inject('staff').administrator }, '/en/workspace/audit');
  await page.getByLabelText('Type', { exact: false }).selectOptions('Owners’ listings');
  await mountSubmitted(() => page.getByRole('button', { name: 'Show' }).click());
  await page.getByText('Sent back', { exact: true }).first().findElement();
  await page
    .getByText(/Mona Prüfer \(no\. \d+\)/)
    .first()
    .findElement();
  await page.getByLabelText('Who', { exact: false }).fill('nobody@example.ch');
  await mountSubmitted(() => page.getByRole('button', { name: 'Show' }).click());
  await page.getByRole('heading', { name: 'Nothing found' }).findElement();
});
