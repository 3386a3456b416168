import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { CONTROL_CLASSES } from '../Field.tsx';
import { CountryFlag } from './CountryFlag.tsx';
import { listedCountries, matchingCountries } from './phone-countries.ts';
import type { PhoneCountry } from './phone-number.ts';

type PhoneCountryListProps = { chosen: PhoneCountry; onPick: (country: PhoneCountry) => void };

/**
 * The countries a number can be of, found by typing part of a name or a dialling code.
 *
 * @source docs/reference/screens.md, "Telephone numbers"
 */
export function PhoneCountryList({ chosen, onPick }: PhoneCountryListProps) {
  const { text, locale } = useLocale();
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const listId = useId();
  const search = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const all = useMemo(() => listedCountries(locale), [locale]);
  const found = matchingCountries(all, query);

  useEffect(() => {
    // The panel is rendered just before the browser shows it, and hidden elements take no focus.
    const frame = requestAnimationFrame(() => search.current?.focus());
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const onKeyDown = (event: KeyboardEvent): void => {
    const country = found[active]?.country;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((active + step + found.length) % Math.max(found.length, 1));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (country) onPick(country);
    }
  };
  return (
    <div className="flex max-h-91 min-h-0 flex-col gap-2">
      <span className="relative block">
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3 size-4.5 -translate-y-1/2 text-muted"
        />
        <input
          ref={search}
          role="combobox"
          aria-expanded={true}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? `${listId}-${active}` : undefined}
          aria-label={text('kit.phone.search')}
          placeholder={text('kit.phone.search')}
          autoComplete="off"
          className={`${CONTROL_CLASSES} pl-10`}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </span>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={text('kit.phone.country')}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain"
      >
        {found.map(({ country, name, code }, index) => (
          // The search box keeps the focus; keys are handled there.
          <div
            key={country}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            aria-current={country === chosen || undefined}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onPick(country)}
            onKeyDown={() => {}}
            className={OPTION_CLASSES}
          >
            <CountryFlag country={country} />
            <span className="min-w-0 flex-1">{name}</span>
            <span className="shrink-0 text-sm text-muted">+{code}</span>
          </div>
        ))}
      </div>
      <p role="status" className={found.length === 0 ? 'px-3 py-2 text-muted' : 'sr-only'}>
        {found.length === 0 ? text('kit.noMatches') : text('kit.matches', { count: found.length })}
      </p>
    </div>
  );
}

const OPTION_CLASSES =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 py-2 hover:bg-mist aria-selected:bg-lake-tint ' +
  'aria-[current]:font-medium';
