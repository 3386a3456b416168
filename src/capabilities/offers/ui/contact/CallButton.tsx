import { Button } from '#kit/design/buttons/Button.tsx';
import type { ButtonLook } from '#kit/design/buttons/button-classes.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { classes } from '#kit/design/classes.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { phoneHref, phoneText } from './phone-number.ts';
import { type OfferPhone, usePhoneLink } from './useOfferPhone.ts';

type CallButtonProps = { offerPhone: OfferPhone } & Pick<ButtonLook, 'variant'>;

/** Calls the advertiser: the first tap requests the number and dials it, from then on it is a link. */
export function CallButton({ offerPhone, variant }: CallButtonProps) {
  const { text } = useLocale();
  const { phone } = offerPhone;
  const { link, ask } = usePhoneLink(offerPhone, dial);
  const icon = (
    <Icon name="phone" className={classes('size-4.5', variant === 'secondary' && 'max-mobile-landscape:hidden')} />
  );
  if (phone.step === 'shown') {
    const label = text('offer.contact.call', { number: phoneText(phone.number) });
    return (
      <LinkButton ref={link} href={phoneHref(phone.number)} aria-label={label} icon={icon} variant={variant}>
        {text('offer.contact.dial')}
      </LinkButton>
    );
  }
  return (
    <Button icon={icon} variant={variant} isLoading={phone.step === 'loading'} onClick={ask}>
      {text('offer.contact.dial')}
    </Button>
  );
}

const dial = (link: HTMLAnchorElement): void => link.click();
