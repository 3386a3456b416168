import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { Icon } from '../icons/Icon.tsx';

/** A page above, or this page itself when it has no `href`. */
export type Breadcrumb = { readonly label: string; readonly href?: string };

/** Where the reader is, from the top. One line on a phone: it scrolls, and fades where it goes on. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const { text } = useLocale();
  return (
    <nav aria-label={text('kit.breadcrumbs')}>
      <ol className="flex scrollbar-none items-center gap-1 overflow-x-auto text-sm whitespace-nowrap text-muted max-tablet:pr-8 max-tablet:mask-r-from-[calc(100%-2rem)]">
        {items.map((item, index) => (
          <li key={item.href ?? item.label} className="flex items-center gap-1">
            {index > 0 && <Icon name="chevron-right" className="size-3.5 shrink-0" />}
            {item.href === undefined ? (
              <span aria-current="page" className="py-2 text-ink">
                {item.label}
              </span>
            ) : (
              <a href={item.href} className="py-2 underline-offset-4 hover:text-ink hover:underline">
                {item.label}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
