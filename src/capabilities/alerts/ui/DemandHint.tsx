import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/** The least number of people who look for a home like this. */
export function DemandHint({ people }: { people: number }) {
  const { text, number } = useLocale();
  return (
    <p className="flex items-start gap-2 text-sm font-medium text-lake">
      <Icon name="users" className="mt-0.5 size-4 shrink-0" />
      {text('seekers.count', { people: number(people) })}
    </p>
  );
}
