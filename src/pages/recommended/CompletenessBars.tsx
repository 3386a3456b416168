import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { COMPLETENESS_PERCENT } from './score-curves.ts';

const PARTS = ['pictures', 'area', 'rooms', 'address', 'description', 'price', 'ground'] as const;
const MOST = Math.max(...Object.values(COMPLETENESS_PERCENT));

/** The gain of a listing's score from each of its parts. */
export function CompletenessBars() {
  const { text, number } = useLocale();
  return (
    <dl className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-1.5 text-sm">
      {PARTS.map((part) => (
        <div key={part} className="contents">
          <dt>{text(`recommended.part.${part}`)}</dt>
          <dd aria-hidden="true" className="h-2.5 overflow-hidden rounded-full bg-mist">
            <div
              className={part === 'ground' ? 'h-full bg-edge' : 'h-full bg-lake'}
              style={{ width: `${(COMPLETENESS_PERCENT[part] / MOST) * 100}%` }}
            />
          </dd>
          <dd className="text-right tabular-nums">{number(COMPLETENESS_PERCENT[part])} %</dd>
        </div>
      ))}
    </dl>
  );
}
