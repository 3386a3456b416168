import { NeedsScript } from '#capabilities/accounts/ui/NeedsScript.tsx';
import { Pagination } from '#kit/design/navigation/Pagination.tsx';
import { SectionLinks } from '#kit/design/navigation/SectionLinks.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { BankEntries } from './BankEntries.tsx';
import { FoundPayments } from './FoundPayments.tsx';
import { GrantCredits } from './GrantCredits.tsx';
import type { HousePaymentsData } from './house-payments.loader.ts';
import { HOUSE_SECTIONS, houseHref, opened } from './house-sections.ts';
import { Payouts } from './Payouts.tsx';
import { PriceTable } from './PriceTable.tsx';

/** All payments of the installation, and refunds; for AdminGlobal. @source docs/reference/workspace.md, "Payments of the house" */
export function HousePaymentsPage({ data: { wish, part } }: { data: HousePaymentsData }) {
  const { locale, text } = useLocale();
  const sections = HOUSE_SECTIONS.map((section) => ({
    label: text(`payment.house.section.${section}`),
    href: houseHref(opened(section), locale),
    isCurrent: section === wish.section,
  }));
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-3xl">{text('workspace.payments')}</h1>
      <SectionLinks label={text('payment.house.sections')} sections={sections} />
      <NeedsScript />
      {part.kind === 'payments' && <FoundPayments wish={wish} page={part.page} />}
      {part.kind === 'payouts' && <Payouts wish={wish} page={part.page} />}
      {part.kind === 'bank' && <BankEntries page={part.page} />}
      {part.kind === 'credits' && (
        <>
          <GrantCredits />
          <PriceTable prices={part.prices} />
        </>
      )}
      {'page' in part && (
        <Pagination
          page={part.page.pageNumber + 1}
          pageCount={part.page.totalPages}
          hrefOf={(page) => houseHref({ ...wish, page }, locale)}
        />
      )}
    </div>
  );
}
