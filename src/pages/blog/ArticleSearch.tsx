import { contentPath } from '#capabilities/content/content.links.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { LONGEST_TEXT, TEXT_FIELD } from './article-search-field.ts';

/** The search over articles: a plain form, which works without scripts. */
export function ArticleSearch({ text: searched }: { text: string }) {
  const { text, locale } = useLocale();
  return (
    <form method="get" action={contentPath('blog', {}, locale)} className="flex max-w-prose gap-2">
      <div className="grow">
        <TextField
          label={text('blog.search')}
          isLabelHidden
          placeholder={text('blog.search')}
          icon={<Icon name="search" className="size-4.5" />}
          enterKeyHint="search"
          type="search"
          name={TEXT_FIELD}
          defaultValue={searched}
          maxLength={LONGEST_TEXT}
          required
        />
      </div>
      <Button type="submit">{text('blog.searchButton')}</Button>
    </form>
  );
}
