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
  /** The moment of the page, ISO 8601: server and browser call the same homes new. */
  now: string;
  href: string;
  title: string;
  /** Width of the picture, as the `sizes` attribute. */
  sizes: string;
  /** In view at once: its picture does not wait. */
  isPriority: boolean;
  className: string | undefined;
  action?: ReactNode;
  children: ReactNode;
};

/** What the cards of a home have in common: its pictures, and its marks on them. */
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
