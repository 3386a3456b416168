import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ResultsAddress } from '../../search.links.ts';
import { EDIT_FIELD, searchFormFields } from '../search-form.ts';

/** A link to change a search without script: the same fields on a separate page. */
export function PlainFormLink({ address }: { address: ResultsAddress }) {
  const { text, locale } = useLocale();
  const fields = new URLSearchParams([EDIT_FIELD, ...searchFormFields(address)]);
  return (
    <span className="hidden noscript:inline">
      <LinkButton href={`${buildPath('search', locale)}?${fields}`} rel="nofollow" variant="secondary">
        {text('search.filters')}
      </LinkButton>
    </span>
  );
}
