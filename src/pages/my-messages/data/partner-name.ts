import { type Advertiser, advertiserText } from '#capabilities/offers/ui/facts/offer-texts.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** A conversation as far as the other one in it is named; `isMine` to whoever advertises. */
interface Talk {
  partner: { displayName: string };
  isMine: boolean;
  linkedObject: { contactInfo: Advertiser } | null;
}

/** Whom somebody talks to: by name, as the advertiser of the home, or in a word where nothing is known any more. */
export function partnerName({ partner, isMine, linkedObject }: Talk, tools: LocaleTools): string {
  if (partner.displayName !== '') return partner.displayName;
  return linkedObject && !isMine
    ? advertiserText(linkedObject.contactInfo, tools)
    : tools.text('messages.formerPerson');
}
