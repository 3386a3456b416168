import type { AccountRecord } from '#capabilities/accounts/account.record.ts';
import { accountPictureOf } from '#capabilities/accounts/server/account-lookup.service.ts';
import { AccountStatus } from '#kernel/actor.ts';
import type { Context } from '#platform/context/context.ts';
import type { ConversationPerson, ConversationRecord } from '../../conversation.record.ts';
import { accountLoader } from './conversation.loaders.ts';

const UNKNOWN_PERSON: ConversationPerson = {
  id: null,
  displayName: '',
  firstName: null,
  lastName: null,
  picture: null,
  email: null,
  phone: null,
  agencyId: null,
  status: null,
};

/** Whether the reader of a conversation is the advertiser. */
export const isAdvertiser = ({ readerId, toUserId }: Pick<ConversationRecord, 'readerId' | 'toUserId'>): boolean =>
  readerId !== null && readerId === toUserId;

/** Account data that the other participant may see; empty once the account is removed. */
function memberOf(account: AccountRecord | null, shows: { lastName: boolean }): ConversationPerson {
  if (!account || account.status === AccountStatus.Removed)
    return { ...UNKNOWN_PERSON, id: account?.id ?? null, status: AccountStatus.Removed };
  const { id, firstName, agencyId } = account;
  const lastName = shows.lastName ? account.lastName : null;
  return {
    ...UNKNOWN_PERSON,
    id,
    firstName,
    lastName,
    agencyId,
    displayName: `${firstName} ${lastName ?? ''}`.trim(),
    picture: accountPictureOf(account),
    status: account.status === AccountStatus.Inactive ? AccountStatus.Inactive : AccountStatus.Active,
  };
}

/**
 * The enquirer: a visitor with all entered data, a member with the name and the phone number given for this home.
 *
 * @source docs/reference/permissions.md, "Conversations"
 */
export async function readEnquirer(
  ctx: Context,
  enquiry: Pick<ConversationRecord, 'fromUserId' | 'fromEmail' | 'fromFirstName' | 'fromLastName' | 'fromPhone'>,
): Promise<ConversationPerson> {
  const { fromUserId, fromPhone: phone } = enquiry;
  if (fromUserId !== null) {
    const account = await ctx.loader(accountLoader).load(fromUserId);
    const member = memberOf(account, { lastName: true });
    return { ...member, phone: member.status === AccountStatus.Removed ? null : phone };
  }
  const { fromEmail: email, fromFirstName: firstName, fromLastName: lastName } = enquiry;
  return {
    ...UNKNOWN_PERSON,
    email,
    phone,
    firstName,
    lastName,
    displayName: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
  };
}

/** The advertiser as the enquirer may see them: without an e-mail address or a phone number. */
export async function readAdvertiser(ctx: Context, toUserId: number | null): Promise<ConversationPerson> {
  if (toUserId === null) return UNKNOWN_PERSON;
  return memberOf(await ctx.loader(accountLoader).load(toUserId), { lastName: false });
}

/** The other participant, in the view of a conversation's reader. */
export const readPartner = (ctx: Context, conversation: ConversationRecord): Promise<ConversationPerson> =>
  isAdvertiser(conversation) ? readEnquirer(ctx, conversation) : readAdvertiser(ctx, conversation.toUserId);
