import type { OperatorAddressFragment } from '#generated/operations.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** Legally required details of the operator; sample details are marked as such. */
export function OperatorAddress({ operator }: { operator: OperatorAddressFragment }) {
  const { text } = useLocale();
  const { name, address, email, phone, uid, isSample } = operator;
  return (
    <div className="flex flex-col gap-3">
      {isSample && (
        <p role="note" className="rounded-md bg-brick-tint px-4 py-3 text-sm">
          {text('operator.sample')}
        </p>
      )}
      <address className="not-italic">
        <p className="font-medium">{name}</p>
        {address.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="mt-2">
          <a href={`mailto:${email}`} className={LINK_CLASSES}>
            {email}
          </a>
        </p>
        {phone && (
          <p>
            <a href={`tel:${phone.replaceAll(' ', '')}`} className={LINK_CLASSES}>
              {phone}
            </a>
          </p>
        )}
        {uid && <p className="mt-2">{text('operator.uid', { uid })}</p>}
      </address>
    </div>
  );
}

const LINK_CLASSES = 'inline-block py-0.5 text-lake underline underline-offset-4';
