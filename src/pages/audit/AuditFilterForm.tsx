import { buildPath } from '#kernel/paths/paths.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Select } from '#kit/design/fields/choices/Select.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { AuditFilter } from './audit-filter.ts';

type AuditFilterFormProps = { filter: AuditFilter; wrong: readonly (keyof AuditFilter)[]; kinds: readonly string[] };

/** The filter of the log; a plain form, whose address can be bookmarked and sent. */
export function AuditFilterForm({ filter, wrong, kinds }: AuditFilterFormProps) {
  const { locale, text, knows } = useLocale();
  const choices = [
    { value: '', label: text('moderation.audit.kind.all') },
    ...kinds.map((value) => {
      const id = `moderation.audit.kind.${value}`;
      return { value, label: knows(id) ? text(id) : value };
    }),
  ];
  const errorOf = (name: keyof AuditFilter): string | undefined =>
    wrong.includes(name) ? text('error.validation.value') : undefined;
  const field = (name: keyof AuditFilter) => ({ name, defaultValue: filter[name], error: errorOf(name) });
  return (
    <form
      method="get"
      action={buildPath('audit', locale)}
      className="grid items-start gap-4 phablet:grid-cols-2 tablet-landscape:grid-cols-3"
    >
      <Select name="kind" label={text('moderation.audit.kind')} choices={choices} defaultValue={filter.kind} />
      <TextField {...field('object')} label={text('moderation.audit.object')} inputMode="numeric" />
      <TextField
        {...field('person')}
        label={text('moderation.audit.person')}
        hint={text('moderation.audit.personHint')}
        autoComplete="off"
      />
      <TextField {...field('from')} label={text('moderation.audit.from')} type="date" />
      <TextField {...field('to')} label={text('moderation.audit.to')} type="date" />
      <Button type="submit" className="self-end justify-self-start">
        {text('moderation.audit.show')}
      </Button>
    </form>
  );
}
