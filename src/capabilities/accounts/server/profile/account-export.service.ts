import { notFound } from '#kernel/app-error.ts';
import { bitsOf } from '#kernel/bits.ts';
import { listEntriesAbout } from '#platform/audit/audit.queries.ts';
import type { Context } from '#platform/context/context.ts';
import type { RecordsOwner } from '#platform/context/personal-records.ts';
import type { Db } from '#platform/db/db.ts';
import { listEnvelopesAbout } from '#platform/mail/mail.queries.ts';
import { AFFILIATIONS, DIPLOMAS, PROVIDER_NAMES, type SocialProvider, USER_LANGUAGE_TAGS } from '../../account.ts';
import { findAccount } from '../account/account.queries.ts';
import { ACCOUNT_KIND, recordAccountAct } from '../account/account-act.ts';
import { requireUser } from '../sessions/session.service.ts';
import { listAllSessionsOf, listConsentsOf, listIdentitiesOf } from './account-export.queries.ts';
import { accountPictureAddress } from './account-picture.ts';

const namesOf = (names: readonly string[], flags: number): string[] =>
  bitsOf(flags).map((bit) => names[Math.log2(bit)] ?? String(bit));

/**
 * All stored data of the actor, readable for people and programs. Each capability adds its own part (`PersonalRecords`).
 *
 * @source docs/reference/accounts.md, "One's data"
 */
export async function exportAccount(ctx: Context): Promise<object> {
  const { userId } = requireUser(ctx);
  await recordAccountAct(ctx.db, ctx, userId, { actingAs: 'self', act: 'account.exported' });
  const owner = { accountId: userId, origin: ctx.services.origin };
  const exported: Record<string, unknown> = { exportedAt: ctx.now() };
  for (const records of ctx.services.personalRecords) {
    for (const [name, part] of Object.entries((await records.export?.(ctx.db, owner)) ?? {})) {
      if (name in exported) throw new Error(`Two capabilities export "${name}": one would hide the other.`);
      exported[name] = part;
    }
  }
  return exported;
}

/** The data of a person that accounts store. @throws AppError `error.notFound` without an account */
export async function exportOwnRecords(db: Db, { accountId, origin }: RecordsOwner) {
  const account = await findAccount(db, accountId);
  if (!account) throw notFound();
  const { passwordHash, totpConfirmedAt, picture, affiliations, diplomas, languages, uiLang, ...shown } = account;
  const identities = await listIdentitiesOf(db, accountId);
  return {
    account: {
      ...shown,
      picture: picture && origin + accountPictureAddress(picture),
      uiLang: USER_LANGUAGE_TAGS[uiLang],
      languages: languages.map((language) => USER_LANGUAGE_TAGS[language]),
      affiliations: namesOf(AFFILIATIONS, affiliations),
      diplomas: namesOf(DIPLOMAS, diplomas),
      hasPassword: passwordHash !== null,
      secondFactorSince: totpConfirmedAt,
      ...(await listConsentsOf(db, accountId)),
    },
    identities: identities.map(({ provider, ...identity }) => ({
      provider: PROVIDER_NAMES[provider as SocialProvider],
      ...identity,
    })),
    sessions: await listAllSessionsOf(db, accountId),
    mails: await listEnvelopesAbout(db, accountId),
    history: await listEntriesAbout(db, { kind: ACCOUNT_KIND.name, id: accountId }, accountId),
  };
}
