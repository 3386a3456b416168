import type { CSSProperties, ReactNode } from 'react';
import { cardTitle } from '#capabilities/offers/ui/facts/offer-title.ts';
import { pictureSource } from '#capabilities/offers/ui/pictures/offer-picture.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { classes } from '#kit/design/classes.ts';
import { Badge } from '#kit/design/content/Badge.tsx';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Picture } from '#kit/design/pictures/Picture.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { COMPARE_LARGEST_PX, COMPARE_SIZES, CompareHead, ComparePicture } from './CompareHeads.tsx';
import { type Best, compareRows, featureRows } from './compare-rows.ts';
import { favouritesHref } from './favourites-address.ts';
import type { ComparedHome, MyFavouritesData } from './my-favourites.loader.ts';

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
  const isFramed = compared.length > MOST_ON_PHONES;
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
        className={classes('print:max-h-none print:overflow-visible', isFramed && FRAME_CLASSES)}
      >
        <table className={TABLE_CLASSES} style={{ '--homes': compared.length } as CSSProperties}>
          <thead>
            <Line label={null}>
              {compared.map((home) => (
                <td
                  key={home.id}
                  className="not-print:max-tablet:w-auto!"
                  style={{ width: `${HOMES_PERCENT / compared.length}%` }}
                >
                  <ComparePicture home={home} />
                </td>
              ))}
            </Line>
            <Line
              label={null}
              className={classes('sticky z-3 bg-paper desktop:top-14 print:static', isFramed ? 'top-0' : 'top-14')}
            >
              {compared.map((home) => (
                <th key={home.id} scope="col" className="font-normal">
                  <CompareHead home={home} address={address} />
                </th>
              ))}
            </Line>
          </thead>
          <tbody>
            {compareRows(compared, now, tools).map(({ label, values, best, bestIs }) => (
              <Line key={label} label={label}>
                {values.map((value, column) => (
                  <td key={compared[column]?.id} className="tabular-nums">
                    {best.includes(column) ? <BestValue bestIs={bestIs}>{value}</BestValue> : (value ?? '–')}
                  </td>
                ))}
              </Line>
            ))}
            {featureRows(compared, tools).map(({ label, has }) => (
              <Line key={label} label={label} className="print:hidden">
                {has.map((isThere, column) => (
                  <td key={compared[column]?.id}>{isThere ? <Has /> : '–'}</td>
                ))}
              </Line>
            ))}
            <PlanRow compared={compared} />
          </tbody>
        </table>
      </section>
    </div>
  );
}

type LineProps = { label: string | null; children: ReactNode; className?: string };

/** A line of the table: a fact, and its value for each home. On a phone the fact stands above the values. */
function Line({ label, children, className }: LineProps) {
  const { text } = useLocale();
  return (
    <tr className={classes(LINE_CLASSES, className)}>
      {label === null ? (
        <td className={classes(FACT_CLASSES, 'not-print:max-tablet:hidden')}>
          <span className="sr-only">{text('favourites.compare.fact')}</span>
        </td>
      ) : (
        <th scope="row" className={FACT_CLASSES}>
          {label}
        </th>
      )}
      {children}
    </tr>
  );
}

/** A value that no other home of the comparison beats. */
function BestValue({ bestIs, children }: { bestIs: Best; children: ReactNode }) {
  const { text } = useLocale();
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 font-medium">
      {children}
      <Badge tone="lake">{text(`favourites.compare.${bestIs}`)}</Badge>
    </span>
  );
}

/** The mark of a feature that a home has. */
function Has() {
  const { text } = useLocale();
  return (
    <>
      <Icon name="check" className="size-4.5 text-lake" />
      <span className="sr-only">{text('favourites.compare.has')}</span>
    </>
  );
}

/** On a phone two homes fit beside each other; more move within a frame, whose head stays. */
const MOST_ON_PHONES = 2;
const FRAME_CLASSES = 'overflow-x-auto not-print:max-tablet:max-h-[80dvh] desktop:overflow-visible';

/** On paper the columns shrink to the width of the sheet. */
const TABLE_CLASSES =
  'w-full border-collapse text-sm not-print:max-tablet:block [&>*]:not-print:max-tablet:block tablet:[&_td]:min-w-40 [&_td,&_th]:p-2.5 ' +
  '[&_td,&_th]:align-top [&_th]:text-left print:text-xs print:[&_td,&_th]:min-w-0 print:[&_td,&_th]:p-1.5 ' +
  '[&_td]:wrap-anywhere [&_th[scope=col]]:wrap-anywhere print:[&_th]:wrap-anywhere';
const LINE_CLASSES =
  'border-b border-line not-print:max-tablet:grid not-print:max-tablet:grid-cols-[repeat(var(--homes),minmax(9.5rem,1fr))]';
/** The names of the facts stay in view while the homes pass beside them. */
const FACT_CLASSES =
  'sticky left-0 z-1 bg-paper font-normal text-muted not-print:max-tablet:col-span-full not-print:max-tablet:w-fit ' +
  'not-print:max-tablet:pb-0! print:static print:bg-transparent';

function PlanRow({ compared }: { compared: readonly ComparedHome[] }) {
  const tools = useLocale();
  const plans = compared.map(({ planImages }) => planImages.find(({ isPlan }) => isPlan));
  if (plans.every((plan) => plan === undefined)) return null;
  return (
    <Line label={tools.text('favourites.compare.plan')}>
      {compared.map((home, column) => {
        const plan = plans[column];
        const alt = tools.text('favourites.compare.planAlt', { title: cardTitle(home, tools) });
        return (
          <td key={home.id}>
            {plan ? (
              <span className="block aspect-square">
                <Picture
                  picture={pictureSource(plan, alt, home.category)}
                  sizes={COMPARE_SIZES}
                  largestPx={COMPARE_LARGEST_PX}
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
    </Line>
  );
}
