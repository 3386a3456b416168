import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

const CONSEQUENCES = ['listings', 'saved', 'moving', 'messages', 'erased'] as const;

/** A list of the data that is lost with an account. @source docs/reference/transitions.md, "Accounts" */
export function DeletionEffects() {
  const { text } = useLocale();
  return (
    <>
      <p>{text('account.delete.text')}</p>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {CONSEQUENCES.map((name) => (
          <li key={name}>{text(`account.delete.means.${name}`)}</li>
        ))}
      </ul>
    </>
  );
}
