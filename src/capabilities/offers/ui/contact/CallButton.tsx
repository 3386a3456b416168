import { Button } from '#kit/design/buttons/Button.tsx';
import type { ButtonLook } from '#kit/design/buttons/button-classes.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { classes } from '#kit/design/classes.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { phoneHref, phoneText } from './phone-number.ts';
import { type OfferPhone, usePhoneLink } from './useOfferPhone.ts';

type CallButtonProps = { offerPhone: OfferPhone } & Pick<ButtonLook, 'variant'>;

/**
 * Calls the advertiser: the first tap requests the number and dials it, from then on it is a link. Beside another button a phone shows
 * its icon alone, which leaves room for the price.
 */
export function CallButton({ offerPhone, variant }: CallButtonProps) {
  const { text } = useLocale();
  const { phone } = offerPhone;
  const { link, ask } = usePhoneLink(offerPhone, dial);
  const isIcon = variant === 'secondary';
  const look = {
    variant,
    icon: <Icon name="phone" className="size-4.5" />,
    className: classes(isIcon && 'max-mobile-landscape:w-11 max-mobile-landscape:px-0'),
  };
  const words = <span className={classes(isIcon && 'max-mobile-landscape:sr-only')}>{text('offer.contact.dial')}</span>;
  if (phone.step === 'shown') {
    const label = text('offer.contact.call', { number: phoneText(phone.number) });
    return (
      <LinkButton ref={link} href={phoneHref(phone.number)} aria-label={label} {...look}>
        {words}
      </LinkButton>
    );
  }
  return (
    <Button {...look} isLoading={phone.step === 'loading'} onClick={ask}>
      {words}
    </Button>
  );
}

const dial = (link: HTMLAnchorElement): void => link.click();
