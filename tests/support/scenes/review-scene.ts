import { hashOfSecret, randomSecret } from '#capabilities/accounts/server/account/one-time-secret.ts';
import { insertSession } from '#capabilities/accounts/server/sessions/session.queries.ts';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import { shownContent } from '#capabilities/publishing/approved-content.ts';
import { saveApproved } from '#capabilities/publishing/server/own-offer/approved-content.queries.ts';
import { listOwnPictures } from '#capabilities/publishing/server/own-offer/own-picture.queries.ts';
import { refreshAllTrust } from '#capabilities/review/server/trust.service.ts';
import { Role } from '#kernel/roles.ts';
import type { Db } from '#platform/db/db.ts';
import { anAccount } from '#tests/factories/account.ts';
import { anOwnOffer } from '#tests/factories/own-offer.ts';
import { ONLINE_TITLE, WAITING_TITLES } from './waiting-titles.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Cookies of sessions of staff; how staff sign in is another journey's. */
    staff: Readonly<Record<'moderator' | 'colleague' | 'administrator', string>>;
  }
}

const HOUR_MS = 3_600_000;

/** A session of a member of staff. Returns its cookie. */
async function staffSession(db: Db, accountId: number, now: Date): Promise<string> {
  const secret = randomSecret();
  const later = new Date(now.getTime() + 24 * HOUR_MS);
  await insertSession(db, {
    ...{ tokenHash: hashOfSecret(secret), accountId, provider: 0, now, idleUntil: later, expiresAt: later },
    ...{ needsSecondFactor: false, address: '127.0.0.1', userAgent: '' },
  });
  return secret;
}

/**
 * People of the staff, and offers of members that wait for them: one with a number in its text, one that was approved before and
 * says something else now, and others.
 */
export async function reviewScene(
  db: Db,
  now: Date,
): Promise<Record<'moderator' | 'colleague' | 'administrator', string>> {
  const staff = (firstName: string, rolesFlag: number) =>
    anAccount({ db }, { firstName, lastName: 'Prüfer', rolesFlag });
  const [moderator, colleague] = [await staff('Mona', Role.Moderator), await staff('Karl', Role.Moderator)];
  const administrator = await staff('Adele', Role.AdminGlobal);
  const owner = await anAccount({ db }, { firstName: 'Olivia', uiLang: 2, email: 'olivia.owner@example.ch' });
  for (const [index, title] of WAITING_TITLES.entries()) {
    const submitted = new Date(now.getTime() - (WAITING_TITLES.length - index) * HOUR_MS);
    const wasOnline = index === 1;
    const offer = await anOwnOffer(db, owner.id, {
      ...{ title, paidDays: 30, paidAt: submitted, submittedAt: submitted },
      ...{ status: wasOnline ? OfferStatus.Published : OfferStatus.PendingVerification, createdAt: submitted },
      ...(index === 0 && { description: 'Rufen Sie an: 079 123 45 67. Ganz oben, mit Blick auf das Wasser.' }),
      ...{
        lat: 46.519_25,
        lng: 6.634_58,
        floor: 2,
        features: 1,
        endDate: new Date(now.getTime() + 20 * 24 * HOUR_MS),
      },
    });
    await withPictures(db, offer.id, index);
    if (!wasOnline) continue;
    const content = shownContent(
      { ...offer, title: 'Wohnung', description: 'Wohnung mit Balkon.', rooms: 3 },
      (await listOwnPictures(db, offer.id)).slice(0, 2),
    );
    await saveApproved(db, offer.id, { content, approvedAt: new Date(now.getTime() - 200 * HOUR_MS) });
    const changed = { status: OfferStatus.PendingVerification, submittedAt: submitted, version: offer.version + 1 };
    await db.updateTable('offer').set(changed).where('id', '=', offer.id).execute();
  }
  await anOwnOffer(db, owner.id, { title: ONLINE_TITLE, status: OfferStatus.Published, createdAt: now });
  await refreshAllTrust({ db });
  return {
    moderator: await staffSession(db, moderator.id, now),
    colleague: await staffSession(db, colleague.id, now),
    administrator: await staffSession(db, administrator.id, now),
  };
}

/** Three pictures of the sample market, others for each offer. */
async function withPictures(db: Db, offerId: number, index: number): Promise<void> {
  const pictures = await db
    .selectFrom('picture')
    .select('id')
    .orderBy('id')
    .offset(index * 3)
    .limit(3)
    .execute();
  const placed = pictures.map(({ id }, position) => ({ offerId, pictureId: id, position: position + 1 }));
  if (placed.length > 0) await db.insertInto('offerPicture').values(placed).execute();
}
