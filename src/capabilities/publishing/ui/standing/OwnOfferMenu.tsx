import { type ReactNode, useState } from 'react';
import type { OwnOfferStandingFragment } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { Popover } from '#kit/design/overlays/Popover.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { OwnOfferAct } from './own-offer-acts.ts';
import { editHref, previewHref } from './standing-words.ts';
import type { OwnOfferActs } from './useOwnOfferActs.ts';

type OwnOfferMenuProps = {
  offer: OwnOfferStandingFragment;
  /** Title of the home, for screen readers. */
  title: string;
  /** Permitted acts. */
  possible: readonly OwnOfferAct[];
  acts: OwnOfferActs;
  /** Whether the menu contains the link to the preview. */
  hasPreview?: boolean;
};

/** Irreversible acts, which need a confirmation. */
const ASKED: readonly OwnOfferAct[] = ['sell', 'delete'];

/** All acts of an owner on an offer. */
export function OwnOfferMenu({ offer, title, possible, acts, hasPreview = true }: OwnOfferMenuProps) {
  const { text, locale } = useLocale();
  const [asked, setAsked] = useState<OwnOfferAct | null>(null);
  const edit = editHref(offer, locale);
  const ways = [
    ...(hasPreview ? [{ href: previewHref(offer, locale), label: 'properties.way.preview' }] : []),
    ...(edit === null ? [] : [{ href: edit, label: 'properties.way.edit' }]),
  ];
  return (
    <>
      <Popover
        label={text('properties.menu', { title })}
        widthRem={17}
        renderTrigger={(trigger) => (
          <Button
            {...trigger}
            variant="secondary"
            size="small"
            isLoading={acts.acting !== null}
            aria-label={text('properties.menu', { title })}
          >
            {text('properties.actions')}
            <Icon name="chevron-down" className="size-4" />
          </Button>
        )}
      >
        {(close) => (
          <ul className="-m-2 flex flex-col">
            {ways.map(({ href, label }) => (
              <li key={label}>
                <a href={href} className={ROW_CLASSES}>
                  {text(label)}
                </a>
              </li>
            ))}
            {possible.map((act) => (
              <li key={act}>
                <button
                  type="button"
                  className={ROW_CLASSES}
                  onClick={() => {
                    close();
                    if (ASKED.includes(act)) setAsked(act);
                    else void acts.act(act);
                  }}
                >
                  {actText(act, offer, text)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </Popover>
      <ActQuestion act={asked} offer={offer} title={title} onClose={() => setAsked(null)}>
        <Button
          variant={asked === 'delete' ? 'danger' : 'primary'}
          onClick={() => {
            setAsked(null);
            if (asked) void acts.act(asked);
          }}
        >
          {asked && actText(asked, offer, text)}
        </Button>
      </ActQuestion>
    </>
  );
}

type ActQuestionProps = {
  act: OwnOfferAct | null;
  offer: OwnOfferStandingFragment;
  title: string;
  onClose: () => void;
  /** The button that does it. */
  children: ReactNode;
};

function ActQuestion({ act, offer, title, onClose, children }: ActQuestionProps) {
  const { text } = useLocale();
  const isNew = offer.activeOfferId === null;
  const about = act === 'sell' ? 'sell' : isNew ? 'delete' : 'archive';
  return (
    <Dialog
      title={text(`properties.ask.${about}`)}
      isOpen={act !== null}
      onClose={onClose}
      placement="small"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('properties.ask.no')}
          </Button>
          {children}
        </>
      }
    >
      <p className="font-medium">{title}</p>
      <p className="mt-2 text-muted">{text(`properties.ask.${about}Text`)}</p>
    </Dialog>
  );
}

type Text = ReturnType<typeof useLocale>['text'];

/** An offer that was public is archived, not deleted. */
const actText = (act: OwnOfferAct, { activeOfferId, offerType }: OwnOfferStandingFragment, text: Text): string => {
  if (act === 'delete' && activeOfferId !== null) return text('properties.act.archive');
  return act === 'sell' ? text('properties.act.sell', { offerType: String(offerType) }) : text(`properties.act.${act}`);
};

const ROW_CLASSES =
  'flex min-h-11 w-full items-center rounded-md px-3 py-2 text-left transition-colors hover:bg-mist focus-visible:-outline-offset-2';
