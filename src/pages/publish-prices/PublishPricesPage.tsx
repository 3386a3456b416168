import type { ReactNode } from 'react';
import { OfferType } from '#capabilities/offers/offer.ts';
import { rateText } from '#capabilities/payments/ui/amount-text.ts';
import { DAYS_ONLINE } from '#capabilities/publishing/own-offer-fields.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { CostTable } from './CostTable.tsx';
import type { PublishPricesData } from './publish-prices.loader.ts';

const FREE = ['account', 'draft', 'changes', 'enquiries'] as const;
const MONEY_BACK = ['begin', 'sentBack', 'excess', 'unused'] as const;

/** The costs of publishing, from the price list. @source docs/reference/screens.md, "Prices" */
export function PublishPricesPage({ data: { prices, payWays } }: { data: PublishPricesData }) {
  const { text, locale } = useLocale();
  const rates = [...new Set(prices.filter(({ amount }) => amount > 0).map(({ vatPerMille }) => vatPerMille))];
  const packs = prices.filter(({ kind }) => kind === 'credits');
  return (
    <div className="page-width py-8 tablet:py-12">
      <h1 className="text-3xl tablet:text-4xl">{text('prices.title')}</h1>
      <p className="mt-3 max-w-prose text-lg">{text('prices.intro')}</p>
      <div className="mt-8 grid gap-6 tablet:grid-cols-2">
        <CostTable name="rent" offerType={OfferType.Rent} prices={prices} />
        <CostTable name="sale" offerType={OfferType.Sell} prices={prices} />
      </div>
      {rates.length > 0 && (
        <p className="mt-3 text-sm text-muted">
          {text('prices.vat', { rates: rates.map((rate) => rateText(rate, locale)).join(', ') })}
        </p>
      )}
      <div className="mt-10 grid max-w-prose gap-8">
        {packs.length > 0 && (
          <Section title={text('prices.credits.title')}>
            <p>
              {text('prices.credits.text', {
                rentDays: DAYS_ONLINE[OfferType.Rent] ?? 0,
                saleDays: DAYS_ONLINE[OfferType.Sell] ?? 0,
              })}
            </p>
            <CostTable name="credits" prices={packs} />
          </Section>
        )}
        <Section title={text('prices.free.title')}>
          <Points ids={FREE.map((name) => `prices.free.${name}`)} />
        </Section>
        <Section title={text('prices.ways.title')}>
          <p>{text('prices.ways.text')}</p>
          <Points ids={payWays.map(({ way }) => `prices.way.${way}`)} />
        </Section>
        <Section title={text('prices.back.title')}>
          <Points ids={MONEY_BACK.map((name) => `prices.back.${name}`)} />
          <p>
            <a href={buildPath('contact', locale)} className="text-lake underline underline-offset-4">
              {text('screen.contact')}
            </a>
          </p>
        </Section>
        <div className="flex flex-wrap gap-3">
          <LinkButton href={buildPath('publishRent', locale)}>{text('prices.publishRent')}</LinkButton>
          <LinkButton href={buildPath('publishSell', locale)} variant="secondary">
            {text('prices.publishSell')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{title}</h2>
      {children}
    </section>
  );
}

function Points({ ids }: { ids: readonly string[] }) {
  const { text } = useLocale();
  return (
    <ul className="grid list-disc gap-1.5 pl-5">
      {ids.map((id) => (
        <li key={id}>{text(id)}</li>
      ))}
    </ul>
  );
}
