import { NeedsScript } from '#capabilities/accounts/ui/NeedsScript.tsx';
import { Pagination } from '#kit/design/navigation/Pagination.tsx';
import { SectionLinks } from '#kit/design/navigation/SectionLinks.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { BankEntries } from './BankEntries.tsx';
import { Books } from './Books.tsx';
import { CreditHolders } from './CreditHolders.tsx';
import { FoundPayments } from './FoundPayments.tsx';
import { Payouts } from './Payouts.tsx';
import { PriceTable } from './PriceTable.tsx';
import type { StaffPaymentsData } from './staff-payments.loader.ts';
import { firstPageOf, STAFF_SECTIONS, staffPaymentsHref } from './staff-sections.ts';

/** All payments of the installation, and refunds; for AdminGlobal. @source docs/reference/workspace.md, "Payments of the product" */
export function StaffPaymentsPage({ data: { choice, part } }: { data: StaffPaymentsData }) {
  const { locale, text } = useLocale();
  const sections = STAFF_SECTIONS.map((section) => ({
    label: text(`payment.house.section.${section}`),
    href: staffPaymentsHref(firstPageOf(section), locale),
    isCurrent: section === choice.section,
  }));
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-3xl">{text('workspace.payments')}</h1>
      <SectionLinks label={text('payment.house.sections')} sections={sections} />
      <NeedsScript />
      {part.kind === 'payments' && <FoundPayments choice={choice} page={part.page} />}
      {part.kind === 'payouts' && <Payouts choice={choice} page={part.page} />}
      {part.kind === 'bank' && <BankEntries page={part.page} />}
      {part.kind === 'books' && <Books choice={choice} sums={part.sums} />}
      {part.kind === 'credits' && (
        <>
          <CreditHolders choice={choice} page={part.page} />
          <PriceTable prices={part.prices} />
        </>
      )}
      {'page' in part && (
        <Pagination
          page={part.page.pageNumber + 1}
          pageCount={part.page.totalPages}
          hrefOf={(page) => staffPaymentsHref({ ...choice, page }, locale)}
        />
      )}
    </div>
  );
}
