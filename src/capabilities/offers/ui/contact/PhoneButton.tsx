import { Button } from '#kit/design/buttons/Button.tsx';
import type { ButtonLook } from '#kit/design/buttons/button-classes.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { phoneHref, phoneText } from './phone-number.ts';
import { type OfferPhone, usePhoneLink } from './useOfferPhone.ts';

type PhoneButtonProps = { offerPhone: OfferPhone } & Pick<ButtonLook, 'variant'>;

/** Shows the advertiser's phone number after a tap, as a link that calls it. */
export function PhoneButton({ offerPhone, variant }: PhoneButtonProps) {
  const { text } = useLocale();
  const { phone } = offerPhone;
  const { link, ask } = usePhoneLink(offerPhone);
  const icon = <Icon name="phone" className="size-4.5" />;
  if (phone.step === 'shown') {
    const number = phoneText(phone.number);
    return (
      <LinkButton
        ref={link}
        href={phoneHref(phone.number)}
        aria-label={text('offer.contact.call', { number })}
        icon={icon}
        variant={variant}
        className="w-full tabular-nums"
      >
        {number}
      </LinkButton>
    );
  }
  return (
    <div className="flex flex-col gap-2">
      <Button icon={icon} variant={variant} isLoading={phone.step === 'loading'} onClick={ask} className="w-full">
        {text('offer.contact.showPhone')}
      </Button>
      {phone.step === 'failed' && (
        <p role="alert" className="text-sm font-medium text-brick-hover">
          {text(phone.errorId)}
        </p>
      )}
    </div>
  );
}
