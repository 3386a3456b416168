import type { ReactNode } from 'react';
import type { PictureSource } from './picture-source.ts';

type CarouselSlideProps = {
  picture: PictureSource;
  href: string | undefined;
  isHidden: boolean;
  children: ReactNode;
};

/** The place of one picture. Its link is for the pointer; the keyboard has the link of the card. */
export function CarouselSlide({ picture, href, isHidden, children }: CarouselSlideProps) {
  const place = {
    className: 'size-full shrink-0 snap-start snap-always',
    style: { background: picture.placeholder },
    'aria-hidden': isHidden || undefined,
  };
  if (href === undefined) return <div {...place}>{children}</div>;
  return (
    <a {...place} href={href} tabIndex={-1}>
      {children}
    </a>
  );
}
