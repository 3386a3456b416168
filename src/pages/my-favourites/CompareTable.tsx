import { offerPath } from '#capabilities/offers/offer.links.ts';
import { allFacts, type OfferFact } from '#capabilities/offers/ui/facts/offer-facts.ts';
import { addressText, pricePeriodText, priceText } from '#capabilities/offers/ui/facts/offer-texts.ts';
import { cardTitle, titleLanguage } from '#capabilities/offers/ui/facts/offer-title.ts';
import { pictureSource } from '#capabilities/offers/ui/pictures/offer-picture.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Picture } from '#kit/design/pictures/Picture.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import { favouritesHref } from './favourites-address.ts';
import type { ComparedHome, MyFavouritesData } from './my-favourites.loader.ts';

const SIZES = '(min-width: 768px) 15rem, 60vw';
const LARGEST_PX = 640;

/** Up to four homes side by side: price, price per m², place, every fact, plan. Made to be printed as well. */
export function CompareTable({ data: { address, compared, now } }: { data: MyFavouritesData }) {
  const tools = useLocale();
  const { locale, text } = tools;
  const back = (
    <LinkButton
      href={favouritesHref(locale, { ...address, compare: [] })}
      variant="quiet"
      size="small"
      icon={<Icon name="arrow-left" className="size-4" />}
      className="-ml-3"
    >
      {text('favourites.compare.back')}
    </LinkButton>
  );
  if (compared.length === 0) return <EmptyState title={text('favourites.compare.none')} action={back} />;
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
        {back}
        <Button
          variant="secondary"
          size="small"
          icon={<Icon name="printer" className="size-4" />}
          onClick={() => window.print()}
        >
          {text('favourites.compare.print')}
        </Button>
      </div>
      <h1 className="text-3xl">{text('favourites.compare.title')}</h1>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer moves it by the keyboard
        tabIndex={0}
        aria-label={text('favourites.compare.title')}
        className="overflow-x-auto print:overflow-visible"
      >
        <table className="w-full border-collapse text-sm [&_td]:min-w-40 [&_td]:border-b [&_td]:border-line [&_td]:p-2.5 [&_td]:align-top [&_th]:border-b [&_th]:border-line [&_th]:p-2.5 [&_th]:text-left [&_th]:align-top print:text-xs">
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{text('favourites.compare.fact')}</span>
              </th>
              {compared.map((home) => (
                <HomeHeading key={home.id} home={home} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(compared, now, tools).map(({ label, values }) => (
              <tr key={label}>
                <th scope="row" className="font-normal text-muted">
                  {label}
                </th>
                {values.map((value, column) => (
                  <td key={compared[column]?.id} className="tabular-nums">
                    {value ?? '–'}
                  </td>
                ))}
              </tr>
            ))}
            <PlanRow compared={compared} />
          </tbody>
        </table>
      </section>
    </div>
  );
}

function HomeHeading({ home }: { home: ComparedHome }) {
  const tools = useLocale();
  const title = cardTitle(home, tools);
  const [cover] = home.images;
  return (
    <th scope="col" className="min-w-40 font-normal">
      {cover && (
        <span className="mb-2 block aspect-3/2 overflow-hidden rounded-md">
          <Picture picture={pictureSource(cover, '')} sizes={SIZES} largestPx={LARGEST_PX} />
        </span>
      )}
      <a
        href={offerPath(home, tools.locale)}
        {...titleLanguage(home)}
        className="font-medium text-lake hover:underline"
      >
        {title}
      </a>
    </th>
  );
}

function PlanRow({ compared }: { compared: readonly ComparedHome[] }) {
  const tools = useLocale();
  const plans = compared.map(({ planImages }) => planImages.find(({ isPlan }) => isPlan));
  if (plans.every((plan) => plan === undefined)) return null;
  return (
    <tr>
      <th scope="row" className="font-normal text-muted">
        {tools.text('favourites.compare.plan')}
      </th>
      {compared.map((home, column) => {
        const plan = plans[column];
        const alt = tools.text('favourites.compare.planAlt', { title: cardTitle(home, tools) });
        return (
          <td key={home.id}>
            {plan ? <Picture picture={pictureSource(plan, alt)} sizes={SIZES} largestPx={LARGEST_PX} isWhole /> : '–'}
          </td>
        );
      })}
    </tr>
  );
}

interface Row {
  label: string;
  /** One for each home; null where it does not say. */
  values: (string | null)[];
}

function rowsOf(compared: readonly ComparedHome[], now: string, tools: LocaleTools): Row[] {
  const { text, money } = tools;
  const price = (home: ComparedHome): string => {
    const period = pricePeriodText(home, tools);
    return period ? `${priceText(home, tools)} ${period}` : priceText(home, tools);
  };
  const perM2 = ({ pricePerM2, currency }: ComparedHome): string | null =>
    pricePerM2 === null ? null : money(pricePerM2 < 100 ? pricePerM2 : Math.round(pricePerM2), currency);
  const facts = compared.map((home) => allFacts(home, now, tools));
  const labels = [...new Set(facts.flatMap((list) => list.map(({ label }) => label)))];
  const wordsOf = (list: readonly OfferFact[], label: string): string | null =>
    list.find((fact) => fact.label === label)?.value ?? null;
  return [
    { label: text('favourites.compare.price'), values: compared.map(price) },
    { label: text('favourites.compare.pricePerM2'), values: compared.map(perM2) },
    { label: text('favourites.compare.place'), values: compared.map(addressText) },
    ...labels.map((label) => ({ label, values: facts.map((list) => wordsOf(list, label)) })),
  ];
}
