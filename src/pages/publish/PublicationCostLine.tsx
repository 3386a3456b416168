import { amountText } from '#capabilities/payments/ui/amount-text.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { PublicationCost } from './publish.loader.ts';

/** The cost of publishing, before any work is put into a listing. */
export function PublicationCostLine({ cost }: { cost: PublicationCost }) {
  const { text, locale } = useLocale();
  return (
    <p className="text-muted">
      {cost.isFree
        ? text('publish.cost.free')
        : text('publish.cost.from', { amount: amountText(cost.amount, 'CHF', locale), days: cost.days })}{' '}
      <a href={buildPath('publishPrices', locale)} className="link whitespace-nowrap underline">
        {text('publish.cost.all')}
      </a>
    </p>
  );
}
