import { notFound } from '#kernel/app-error.ts';
import { bitsOf } from '#kernel/bits.ts';
import type { Context } from '#platform/graphql/context.ts';
import { envelopesAbout } from '#platform/mail/mail.queries.ts';
import { AFFILIATIONS, DIPLOMAS, PROVIDER_NAMES, type SocialProvider, USER_LANGUAGES } from '../account.ts';
import { findAccount } from './account.queries.ts';
import { allSessionsOf, consentsOf, identitiesOf } from './account-export.queries.ts';
import { pictureAddress } from './account-picture.ts';
import { auditOf } from './audit.queries.ts';
import { recordAct } from './audit.service.ts';
import { requireUser } from './session.service.ts';

const namesOf = (names: readonly string[], flags: number): string[] =>
  bitsOf(flags).map((bit) => names[Math.log2(bit)] ?? String(bit));

/**
 * All that is kept of the actor, in words a person can read and a program too. Later capabilities add their own part.
 *
 * @source decisions, "Sign-in and personal data"
 */
export async function exportAccount(ctx: Context): Promise<object> {
  const { userId } = requireUser(ctx);
  const account = await findAccount(ctx.db, userId);
  if (!account) throw notFound();
  const { passwordHash, totpConfirmedAt, picture, affiliations, diplomas, languages, uiLang, ...shown } = account;
  const identities = await identitiesOf(ctx.db, userId);
  const about = { objectKind: 'account', objectId: userId, actingAs: 'self' } as const;
  await recordAct(ctx.db, ctx, { ...about, act: 'account.exported' });
  return {
    exportedAt: ctx.now(),
    account: {
      ...shown,
      picture: picture && ctx.services.origin + pictureAddress(picture),
      uiLang: USER_LANGUAGES[uiLang],
      languages: languages.map((language) => USER_LANGUAGES[language]),
      affiliations: namesOf(AFFILIATIONS, affiliations),
      diplomas: namesOf(DIPLOMAS, diplomas),
      hasPassword: passwordHash !== null,
      secondFactorSince: totpConfirmedAt,
      ...(await consentsOf(ctx.db, userId)),
    },
    identities: identities.map(({ provider, ...identity }) => ({
      provider: PROVIDER_NAMES[provider as SocialProvider],
      ...identity,
    })),
    sessions: await allSessionsOf(ctx.db, userId),
    mails: await envelopesAbout(ctx.db, userId),
    history: await auditOf(ctx.db, userId),
  };
}
