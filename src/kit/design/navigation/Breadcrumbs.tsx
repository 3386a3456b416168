import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { Icon } from '../icons/Icon.tsx';

/** A page above, or this page itself when it has no `href`. */
export type Breadcrumb = { readonly label: string; readonly href?: string };

/** The path from the top page to this one. It is one line on a phone, which scrolls and fades at its end. */
export function Breadcrumbs({ items }: { items: readonly Breadcrumb[] }) {
  const { text } = useLocale();
  return (
    <nav aria-label={text('kit.breadcrumbs')}>
      <ol className="breadcrumbs">
        {items.map((item, index) => (
          <li key={item.href ?? item.label}>
            {index > 0 && <Icon name="chevron-right" />}
            {item.href === undefined ? (
              <span aria-current="page">{item.label}</span>
            ) : (
              <a href={item.href}>{item.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
