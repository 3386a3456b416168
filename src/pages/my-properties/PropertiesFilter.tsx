import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Select } from '#kit/design/fields/choices/Select.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { LISTED_ORDERS, type PropertiesQuery, propertiesHref } from './my-properties.links.ts';

/** Searches homes by title, street, town or number, and orders the list. */
export function PropertiesFilter({ listQuery }: { listQuery: PropertiesQuery }) {
  const { text, locale } = useLocale();
  const router = useRouter();
  const [typed, setTyped] = useState(listQuery.text);
  const show = (change: Partial<PropertiesQuery>): void =>
    router.history.push(propertiesHref(locale, { ...listQuery, page: 1, ...change }));
  const search = (event: FormEvent): void => {
    event.preventDefault();
    show({ text: typed.trim() });
  };
  return (
    <search>
      <form onSubmit={search} className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <TextField
            label={text('properties.search')}
            isLabelHidden
            type="search"
            name="text"
            maxLength={100}
            placeholder={text('properties.search')}
            icon={<Icon name="search" className="size-4" />}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
        <Button type="submit" variant="secondary">
          {text('properties.find')}
        </Button>
        <div className="w-full tablet:w-56">
          <Select
            label={text('properties.order')}
            isLabelHidden
            name="orderBy"
            value={String(listQuery.order)}
            choices={LISTED_ORDERS.map((order) => ({ value: String(order), label: text(`properties.order.${order}`) }))}
            onChange={(event) => show({ text: typed.trim(), order: Number(event.target.value) })}
          />
        </div>
      </form>
    </search>
  );
}
