import { type ReactNode, useEffect } from 'react';
import type { OfferCardFragment } from '#generated/operations.ts';
import { Card } from '#kit/design/content/Card.tsx';
import { useLazyActivation } from '../pictures/useLazyActivation.ts';
import { useIsSeen } from '../seen/useSeenOffers.ts';
import { knownOffers } from './known-offers.ts';
import { OfferCardPictures } from './OfferCardPictures.tsx';
import { hasMarks, OfferMarks } from './OfferMarks.tsx';

type OfferCardFrameProps = {
  offer: OfferCardFragment;
  /** The time of the page, ISO 8601: server and browser mark the same homes as new. */
  now: string;
  href: string;
  title: string;
  /** Width of the picture, as the `sizes` attribute. */
  sizes: string;
  /** Whether the card is visible at once: its picture loads without delay. */
  isPriority: boolean;
  className: string | undefined;
  action?: ReactNode;
  children: ReactNode;
};

/** The frame of all cards of a home: its pictures with its marks. */
export function OfferCardFrame({ offer, now, className, action, children, ...picture }: OfferCardFrameProps) {
  const { ref, isActivated, handlers } = useLazyActivation<HTMLElement>();
  useEffect(() => {
    const card = ref.current;
    knownOffers.add({ offer, shownFile: () => card?.querySelector('img')?.currentSrc || null });
  }, [offer, ref]);
  const marked = { ...offer, isSeen: useIsSeen(offer.id) };
  return (
    <Card
      ref={ref}
      {...handlers}
      className={className}
      media={<OfferCardPictures offer={offer} {...picture} isActivated={isActivated} />}
      marks={hasMarks(marked, now) && <OfferMarks offer={marked} now={now} />}
      action={action}
    >
      {children}
    </Card>
  );
}
