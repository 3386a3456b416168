import { type Advertiser, advertiserText } from '#capabilities/offers/ui/facts/offer-texts.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** The fields of a conversation that name the other party; `isMine` is true for the advertiser. */
interface Talk {
  partner: { displayName: string };
  isMine: boolean;
  linkedObject: { contactInfo: Advertiser } | null;
}

/** The name of the other party: their own, "advertiser of the home", or a general word without any data. */
export function partnerName({ partner, isMine, linkedObject }: Talk, tools: LocaleTools): string {
  if (partner.displayName !== '') return partner.displayName;
  return linkedObject && !isMine
    ? advertiserText(linkedObject.contactInfo, tools)
    : tools.text('messages.formerPerson');
}
