import { offerPath } from '#capabilities/offers/offer.links.ts';
import { OfferCard } from '#capabilities/offers/ui/card/OfferCard.tsx';
import { pricePeriodText, priceText } from '#capabilities/offers/ui/facts/offer-texts.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import type { OpenedThread } from '../data/my-messages.loader.ts';

type ThreadHomeProps = { thread: OpenedThread; now: string };

/** The home of the conversation, in its current state. */
export function ThreadHome({ thread: { linkedObject, objectTitle, isMine }, now }: ThreadHomeProps) {
  const tools = useLocale();
  const { text, locale } = tools;
  if (!linkedObject)
    return (
      <div className="flex flex-col gap-2 rounded-lg border border-dashed border-edge p-4">
        <p className="font-medium">{text('messages.home.gone')}</p>
        {objectTitle !== '' && <p className="text-sm text-muted">{objectTitle}</p>}
        <p className="text-sm text-muted">{text(isMine ? 'messages.home.goneMine' : 'messages.home.goneText')}</p>
        {isMine && (
          <a href={buildPath('myProperties', locale)} className="text-sm text-lake underline underline-offset-4">
            {text('workspace.myProperties')}
          </a>
        )}
      </div>
    );
  const change = changeText(linkedObject, tools);
  return (
    <div className="flex flex-col gap-2">
      <OfferCard offer={linkedObject} now={now} sizes="15rem" />
      {change && <p className="text-sm font-medium">{change}</p>}
    </div>
  );
}

/** The same in a line above the thread, where there is no room beside it. */
export function ThreadHomeLine({ thread: { linkedObject, objectTitle } }: { thread: OpenedThread }) {
  const tools = useLocale();
  const { text, locale } = tools;
  if (!linkedObject)
    return (
      <p className={LINE_CLASSES}>
        <span className="truncate text-muted">{objectTitle}</span>
        <span className="shrink-0 font-medium">{text('messages.home.goneShort')}</span>
      </p>
    );
  const change = changeText(linkedObject, tools);
  return (
    <a href={offerPath(linkedObject, locale)} className={`${LINE_CLASSES} hover:bg-mist`}>
      <span className="truncate">{objectTitle || linkedObject.city}</span>
      <span className="shrink-0 font-medium tabular-nums">
        {priceText(linkedObject, tools)}
        <span className="font-normal text-muted"> {pricePeriodText(linkedObject, tools)}</span>
        {change && <span className="block text-right text-xs text-lake">{change}</span>}
      </span>
    </a>
  );
}

const LINE_CLASSES =
  'flex items-center justify-between gap-3 border-b border-line px-4 py-2 text-sm desktop-large:hidden';

/** The text of a recent price reduction; null without one. */
function changeText(
  { price, previousPrice, currency }: NonNullable<OpenedThread['linkedObject']>,
  { text, money }: LocaleTools,
): string | null {
  if (price === null || previousPrice === null || previousPrice <= price) return null;
  return text('messages.home.cheaper', { amount: money(previousPrice - price, currency) });
}
