import { BOOKS_PRESETS, presetPeriod } from '#capabilities/payments/books-period.ts';
import { rateText } from '#capabilities/payments/ui/amount-text.ts';
import type { StaffSumsQuery } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { swissDay } from '#kernel/swiss-day.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { TitledPanel } from '#kit/design/content/TitledPanel.tsx';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { SectionLinks } from '#kit/design/navigation/SectionLinks.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { SumFacts } from './SumFacts.tsx';
import { firstPageOf, type StaffSectionChoice, staffPaymentsHref } from './staff-sections.ts';

type Sums = StaffSumsQuery['paymentSums'];
type BooksProps = { choice: StaffSectionChoice; sums: Sums };

/** Money of a period with its tax by rate, and its export. */
export function Books({ choice, sums }: BooksProps) {
  const { locale, text } = useLocale();
  const rates = [...Map.groupBy(sums.rows, ({ vatPerMille }) => vatPerMille)];
  return (
    <>
      <PeriodForm isWrong={choice.isPeriodWrong} sums={sums} />
      <p className="max-w-prose text-muted">{text('payment.books.intro')}</p>
      {sums.rows.length === 0 ? (
        <EmptyState title={text('payment.books.none')} />
      ) : (
        <>
          <TitledPanel title={text('payment.books.total')}>
            <SumFacts rows={sums.rows} />
          </TitledPanel>
          {rates.map(([vatPerMille, rows]) => (
            <TitledPanel key={vatPerMille} title={text('payment.books.rate', { rate: rateText(vatPerMille, locale) })}>
              {rows.map((row) => (
                <section key={row.way} className="flex flex-col gap-2">
                  <h3 className="font-medium">{text(`payment.way.${row.way}`)}</h3>
                  <SumFacts rows={[row]} />
                </section>
              ))}
            </TitledPanel>
          ))}
          <LinkButton
            href={`/payments/export.csv?from=${sums.from}&to=${sums.to}&lang=${locale}`}
            download
            variant="secondary"
            className="self-start"
            icon={<Icon name="download" className="size-4" />}
          >
            {text('payment.books.export')}
          </LinkButton>
        </>
      )}
    </>
  );
}

/** A plain form: its period is in the address. */
function PeriodForm({ isWrong, sums: { from, to } }: { isWrong: boolean; sums: Sums }) {
  const { locale, text } = useLocale();
  const today = swissDay(new Date());
  const presets = BOOKS_PRESETS.map((preset) => {
    const period = presetPeriod(preset, today);
    return {
      label: text(`payment.books.preset.${preset}`),
      href: staffPaymentsHref({ ...firstPageOf('books'), period }, locale),
      isCurrent: period.from === from && period.to === to,
    };
  });
  return (
    <div className="flex flex-col gap-4">
      <SectionLinks label={text('payment.books.presets')} sections={presets} />
      <form
        key={`${from} ${to}`}
        action={buildPath('payments', locale)}
        className="grid items-end gap-4 phablet:grid-cols-[12rem_12rem_auto] phablet:justify-start"
      >
        <input type="hidden" name="section" value="books" />
        <TextField label={text('payment.books.from')} type="date" name="from" required defaultValue={from} />
        <TextField label={text('payment.books.to')} type="date" name="to" required defaultValue={to} />
        <Button type="submit">{text('payment.books.show')}</Button>
      </form>
      {isWrong && (
        <p role="alert" className="font-medium text-brick-hover">
          {text('payment.books.wrong')}
        </p>
      )}
    </div>
  );
}
