import type { TrustMarksFragment } from '#generated/operations.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { trustMarks } from './trust-marks.ts';

/** Trust marks of a listing, small, each with its reason. None can be bought. */
export function TrustMarks({ offer }: { offer: TrustMarksFragment }) {
  const tools = useLocale();
  const marks = trustMarks(offer, tools);
  if (marks.length === 0) return null;
  return (
    <section aria-label={tools.text('listing.trust')} className="mt-4 px-1">
      <ul className="flex flex-col gap-2.5">
        {marks.map(({ id, title, reason }) => (
          <li key={id} className="flex gap-2.5 text-sm">
            <Icon name="check" className="mt-0.5 size-4 shrink-0 text-lake" />
            <p className="min-w-0">
              <span className="font-medium">{title}</span> <span className="text-muted">{reason}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
