import { FEATURES } from '#capabilities/offers/feature.ts';
import { FACT_NAMES, type FieldName, fieldOf } from '#capabilities/offers/offer-fields.ts';
import { type OfferPicture, pictureSource } from '#capabilities/offers/ui/pictures/offer-picture.ts';
import type { ContentChangeFragment } from '#generated/operations.ts';
import { Panel } from '#kit/design/content/Panel.tsx';
import { Picture } from '#kit/design/pictures/Picture.tsx';
import { formatDayAndTime } from '#kit/i18n/day-and-time.ts';
import { NBSP } from '#kit/i18n/formats.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';
import type { ReviewedCase } from '../data/moderation.loader.ts';

/**
 * Changes since the offer was sent back, then those since the last approval, before and now side by side. Nothing without an earlier
 * decision.
 */
export function ChangesPanels({ reviewed }: { reviewed: ReviewedCase }) {
  const { approvedAt, changes, approvedPictures, returnedAt, changesSinceReturn, returnedPictures, offer } = reviewed;
  const { category, images: now } = offer.preview;
  return (
    <>
      {returnedAt !== null && (
        <ChangesPanel
          version="returned"
          decidedAt={returnedAt}
          changes={changesSinceReturn}
          pictures={{ before: returnedPictures, now }}
          category={category}
        />
      )}
      {approvedAt !== null && (
        <ChangesPanel
          version="approved"
          decidedAt={approvedAt}
          changes={changes}
          pictures={{ before: approvedPictures, now }}
          category={category}
        />
      )}
    </>
  );
}

type ChangesPanelProps = {
  version: 'approved' | 'returned';
  /** ISO 8601. */
  decidedAt: string;
  changes: readonly ContentChangeFragment[];
  pictures: Readonly<Record<'before' | 'now', PictureRowProps['pictures']>>;
  /** Of the offer, for the drawing in place of a picture that fails. */
  category: number;
};

function ChangesPanel({ version, decidedAt, changes, pictures, category }: ChangesPanelProps) {
  const tools = useLocale();
  const { text } = tools;
  const facts = changes.filter(({ name }) => name !== 'pictures');
  const areOthers = changes.length > facts.length;
  const beforeLabel = text(`moderation.changes.before.${version}`);
  return (
    <Panel aria-labelledby={`changes-${version}`} className="min-w-0">
      <h2 id={`changes-${version}`} className="mb-1 text-xl">
        {text(`moderation.changes.${version}`)}
      </h2>
      <p className="mb-4 text-sm text-muted">
        {text(`moderation.changes.since.${version}`, { when: formatDayAndTime(decidedAt) })}
      </p>
      {changes.length === 0 && <p>{text('moderation.changes.none')}</p>}
      <div className="flex flex-col gap-5">
        {facts.map(({ name, before, after }) => (
          <section key={name} className="flex flex-col gap-2">
            <h3 className="font-medium">{changedLabel(name, tools)}</h3>
            <SideBySide
              label={beforeLabel}
              before={changedText(name, before, tools)}
              after={changedText(name, after, tools)}
            />
          </section>
        ))}
        {areOthers && (
          <section className="flex flex-col gap-2">
            <h3 className="font-medium">{text('moderation.field.pictures')}</h3>
            <div className="grid gap-3 tablet:grid-cols-2">
              <PictureRow label={beforeLabel} pictures={pictures.before} category={category} />
              <PictureRow label={text('moderation.changes.now')} pictures={pictures.now} category={category} />
            </div>
          </section>
        )}
      </div>
    </Panel>
  );
}

type SideBySideProps = { label: string; before: string; after: string };

function SideBySide({ label: beforeLabel, before, after }: SideBySideProps) {
  const { text } = useLocale();
  const column = (label: string, words: string, look: string) => (
    <div className={`min-w-0 rounded-md px-3 py-2 ${look}`}>
      <p className="text-sm text-muted">{label}</p>
      <p className="whitespace-pre-line">{words}</p>
    </div>
  );
  return (
    <div className="grid gap-3 tablet:grid-cols-2">
      {column(beforeLabel, before, 'bg-mist')}
      {column(text('moderation.changes.now'), after, 'bg-lake-tint')}
    </div>
  );
}

type PictureRowProps = {
  label: string;
  pictures: readonly (OfferPicture & { title: string | null })[];
  category: number;
};

function PictureRow({ label, pictures, category }: PictureRowProps) {
  return (
    <div className="min-w-0">
      <p className="mb-2 text-sm text-muted">{label}</p>
      <ul className="grid grid-cols-3 gap-2">
        {pictures.map((picture) => (
          <li key={picture.key} className="aspect-4/3 overflow-hidden rounded-sm bg-mist">
            <Picture
              picture={pictureSource(picture, picture.title ?? '', category)}
              sizes="(min-width: 1024px) 10rem, 33vw"
              largestPx={320}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

const FACTS: ReadonlySet<string> = new Set(FACT_NAMES);

/** The label of a changed field. */
const changedLabel = (name: string, { text }: LocaleTools): string =>
  text(FACTS.has(name) ? `offer.fact.${name}` : `moderation.field.${name}`);

/** A fact as a reviewer reads it; a dash for none. @param value as the server sends it, a number in digits */
function changedText(name: string, value: string | null, { text, money }: LocaleTools): string {
  if (value === null || (name === 'subCategory' && value === '0')) return '–';
  const { kind, unit } = fieldOf(name as FieldName);
  if (kind === 'flag') return text(value === 'true' ? 'moderation.changes.yes' : 'moderation.changes.no');
  if (kind === 'money') return money(Number(value), 'CHF');
  if (name === 'category') return text(`offer.category.${value}`);
  if (name === 'subCategory') return text(`offer.subCategory.${value}`);
  if (name === 'language') return text(`workspace.language.${value}`);
  if (name !== 'features') return unit ? `${value}${NBSP}${unit}` : value;
  const names = FEATURES.filter((bit) => (Number(value) & bit) !== 0).map((bit) => text(`offer.feature.${bit}`));
  return names.join(', ') || '–';
}
