import { amountText } from '#capabilities/payments/ui/amount-text.ts';
import { publicationPrices } from '#capabilities/prices/price.ts';
import { Panel } from '#kit/design/content/Panel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { PublishPricesData } from './publish-prices.loader.ts';

type Prices = PublishPricesData['prices'];

type CostTableProps =
  | { name: 'rent' | 'sale'; offerType: number; prices: Prices }
  /** Packs of credits, of both offer types. */
  | { name: 'credits'; offerType?: never; prices: Prices };

/** Prices of one kind, with tax: a row for each duration, or for each pack. */
export function CostTable({ name, offerType, prices }: CostTableProps) {
  const { text, locale } = useLocale();
  const rows = offerType === undefined ? prices : publicationPrices(prices, offerType);
  const title = text(`prices.${name}.title`);
  return (
    <Panel className="flex flex-col gap-3">
      {name !== 'credits' && <h2 className="text-xl">{title}</h2>}
      {rows.length === 0 ? (
        <p className="text-lg font-medium">{text('prices.isFree')}</p>
      ) : (
        <table className="w-full tabular-nums">
          <caption className="sr-only">{title}</caption>
          <thead className="sr-only">
            <tr>
              <th>{text(name === 'credits' ? 'prices.pack' : 'prices.days')}</th>
              <th>{text('prices.price')}</th>
            </tr>
          </thead>
          <tbody className="divide-y divide-line">
            {rows.map(({ offerType: type, quantity, amount }) => (
              <tr key={`${type} ${quantity}`}>
                <th className="py-2 pr-4 text-left font-normal">
                  {text(name === 'credits' ? `prices.packOf.${type}` : 'prices.daysOnline', { count: quantity })}
                </th>
                <td className="py-2 text-right font-semibold whitespace-nowrap">{amountText(amount, 'CHF', locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Panel>
  );
}
