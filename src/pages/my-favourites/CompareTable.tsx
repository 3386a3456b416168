import { offerPath } from '#capabilities/offers/offer.links.ts';
import { allFacts, type OfferFact } from '#capabilities/offers/ui/facts/offer-facts.ts';
import { addressText, pricePeriodText, priceText } from '#capabilities/offers/ui/facts/offer-texts.ts';
import { cardTitle, titleLanguage } from '#capabilities/offers/ui/facts/offer-title.ts';
import { HomeDrawing } from '#capabilities/offers/ui/pictures/HomeDrawing.tsx';
import { pictureSource } from '#capabilities/offers/ui/pictures/offer-picture.ts';
import { shownPerM2 } from '#capabilities/offers/ui/price/price-comparison.ts';
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
/** Share of the table's width that the names of the facts leave to the homes, percent. */
const HOMES_PERCENT = 86;

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
        // biome-ignore lint/a11y/noNoninteractiveTabindex: readers without a pointer move it by the keyboard
        tabIndex={0}
        aria-label={text('favourites.compare.title')}
        className="overflow-x-auto print:overflow-visible"
      >
        <table className={TABLE_CLASSES}>
          <thead>
            <tr>
              <th scope="col" className={FACT_CLASSES}>
                <span className="sr-only">{text('favourites.compare.fact')}</span>
              </th>
              {compared.map((home) => (
                <HomeHeading key={home.id} home={home} widthPercent={HOMES_PERCENT / compared.length} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rowsOf(compared, now, tools).map(({ label, values }) => (
              <tr key={label}>
                <th scope="row" className={FACT_CLASSES}>
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

/** On paper the columns shrink to the width of the sheet. */
const TABLE_CLASSES =
  'w-full border-collapse text-sm [&_td]:min-w-40 [&_td,&_th]:border-b [&_td,&_th]:border-line [&_td,&_th]:p-2.5 ' +
  '[&_td,&_th]:align-top [&_th]:text-left print:text-xs print:[&_td,&_th]:min-w-0 print:[&_td,&_th]:p-1.5 ' +
  'print:[&_td]:wrap-anywhere print:[&_th]:wrap-anywhere';
/** The names of the facts stay in view while the homes pass beside them. */
const FACT_CLASSES = 'sticky left-0 z-1 bg-paper font-normal text-muted print:static print:bg-transparent';

/** Pictures load eagerly: paper has no scrolling. */
function HomeHeading({ home, widthPercent }: { home: ComparedHome; widthPercent: number }) {
  const tools = useLocale();
  const title = cardTitle(home, tools);
  const [cover] = home.images;
  return (
    <th scope="col" className="min-w-40 font-normal" style={{ width: `${widthPercent}%` }}>
      <span className="mb-2 block aspect-3/2 overflow-hidden rounded-md">
        {cover ? (
          <Picture picture={pictureSource(cover, '', home.category)} sizes={SIZES} largestPx={LARGEST_PX} isPriority />
        ) : (
          <HomeDrawing category={home.category} />
        )}
      </span>
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
      <th scope="row" className={FACT_CLASSES}>
        {tools.text('favourites.compare.plan')}
      </th>
      {compared.map((home, column) => {
        const plan = plans[column];
        const alt = tools.text('favourites.compare.planAlt', { title: cardTitle(home, tools) });
        return (
          <td key={home.id}>
            {plan ? (
              <span className="block aspect-square">
                <Picture
                  picture={pictureSource(plan, alt, home.category)}
                  sizes={SIZES}
                  largestPx={LARGEST_PX}
                  isPriority
                  isWhole
                />
              </span>
            ) : (
              '–'
            )}
          </td>
        );
      })}
    </tr>
  );
}

interface Row {
  label: string;
  /** One for each home; null if its listing does not state it. */
  values: (string | null)[];
}

function rowsOf(compared: readonly ComparedHome[], now: string, tools: LocaleTools): Row[] {
  const { text, money } = tools;
  const price = (home: ComparedHome): string => {
    const period = pricePeriodText(home, tools);
    return period ? `${priceText(home, tools)} ${period}` : priceText(home, tools);
  };
  const perM2 = ({ pricePerM2, currency }: ComparedHome): string | null =>
    pricePerM2 === null ? null : money(shownPerM2(pricePerM2), currency);
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
