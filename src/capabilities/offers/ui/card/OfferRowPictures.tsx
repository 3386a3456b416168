import type { OfferCardFragment } from '#generated/operations.ts';
import { Picture } from '#kit/design/pictures/Picture.tsx';
import { pictureSource } from '../pictures/offer-picture.ts';

/** The second and the third picture of a home, small, beside its first one in a wide row. */
export function OfferRowPictures({ offer: { images, category } }: { offer: OfferCardFragment }) {
  return (
    <div className="card-more-pictures">
      {images.slice(1, 3).map((image) => (
        <div key={image.key}>
          <Picture picture={pictureSource(image, '', category)} sizes="144px" largestPx={320} />
        </div>
      ))}
    </div>
  );
}
