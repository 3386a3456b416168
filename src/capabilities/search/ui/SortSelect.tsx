import { useRouter } from '@tanstack/react-router';
import { buildPath } from '#kernel/paths/paths.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Select } from '#kit/design/fields/choices/Select.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { SortOrder } from '../search.filter.ts';
import { offeredOrders } from './search-changes.ts';
import { searchFormFields } from './search-form.ts';
import { searchHref } from './search-href.ts';
import type { PlacedSearch } from './useSearchDraft.ts';

/** The order of the list; a choice applies at once, without script by a button. */
export function SortSelect({ shown: { address, places } }: { shown: PlacedSearch }) {
  const { text, locale } = useLocale();
  const router = useRouter();
  const { filter, view } = address;
  const fields = searchFormFields(address).filter(([name]) => name !== 'order');
  const sort = (order: SortOrder): void =>
    router.history.push(searchHref({ filter: { ...filter, order, pageNumber: 1 }, view }, places, locale));
  return (
    <form action={buildPath('search', locale)} className="flex items-center gap-2">
      {fields.map(([name, value]) => (
        <input key={`${name}-${value}`} type="hidden" name={name} value={value} />
      ))}
      <Select
        label={text('search.order')}
        isLabelHidden
        name="order"
        choices={offeredOrders(filter).map((order) => ({
          value: String(order),
          label: text(`search.order.${order}`),
        }))}
        key={filter.order}
        defaultValue={filter.order}
        onChange={({ currentTarget }) => sort(Number(currentTarget.value) as SortOrder)}
      />
      <span className="hidden noscript:inline">
        <Button type="submit" variant="secondary">
          {text('search.show')}
        </Button>
      </span>
    </form>
  );
}
