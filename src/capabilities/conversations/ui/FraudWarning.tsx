import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { MESSAGE_SIGNS } from '../conversation.ts';

/** Explains the signs of fraud of a message, and the safe reaction. @source docs/reference/workspace.md, "Messages" */
export function FraudWarning({ signs }: { signs: readonly string[] }) {
  const { text } = useLocale();
  const known = MESSAGE_SIGNS.filter((sign) => signs.includes(sign));
  if (known.length === 0) return null;
  return (
    <div role="note" className="flex max-w-full gap-3 rounded-md bg-brick-tint px-4 py-3 text-sm">
      <Icon name="triangle-exclamation-point" className="mt-0.5 size-5 shrink-0 text-brick-hover" />
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="font-semibold">{text('messages.fraud.title')}</p>
        {known.map((sign) => (
          <p key={sign}>{text(`messages.fraud.${sign}`)}</p>
        ))}
        <p>{text('messages.fraud.do')}</p>
      </div>
    </div>
  );
}
