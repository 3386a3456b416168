import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { HERO_SIZES } from './drawn-widths.ts';
import { HomeSearch } from './HomeSearch.tsx';
import { RecentRow } from './recent/RecentRow.tsx';
import { SchemePicture } from './SchemePicture.tsx';

type HomeHeroProps = {
  /** Number of homes to rent; `toBuy` counts those for sale. */
  toRent: number;
  toBuy: number;
};

/**
 * The search over a Swiss town by a lake. On a phone it lies on the picture, near enough to the top that a keyboard on the screen
 * leaves all of it in view.
 *
 * It grows downwards, so that nothing moves under a finger.
 */
export function HomeHero({ toRent, toBuy }: HomeHeroProps) {
  const { number, text } = useLocale();
  return (
    <section className="grid">
      <div className="h-[29rem] overflow-hidden [grid-area:1/1] tablet:h-auto">
        <SchemePicture picture="hero" sizes={HERO_SIZES} isPriority className={PICTURE_CLASSES} />
      </div>
      <div className="page-width relative [grid-area:1/1]">
        <div className={TITLE_CLASSES}>
          <h1 className="max-w-[16ch] text-3xl leading-none tablet:max-w-none tablet:text-5xl desktop:text-[3.75rem]">
            {text('home.title')}
          </h1>
          <p className="hidden text-lg tablet-landscape:block">
            {toRent + toBuy > 0 ? text('home.count', { rent: number(toRent), buy: number(toBuy) }) : text('home.empty')}
          </p>
        </div>
        <div className="tablet:pt-[calc(clamp(20rem,45.8vw,46rem)-4rem)]">
          <HomeSearch toRent={toRent} toBuy={toBuy} />
          <div className="relative">
            <RecentRow />
          </div>
        </div>
      </div>
    </section>
  );
}

// Below the search a phone shows the promenade, not the pavement before it.
const PICTURE_CLASSES =
  'h-[34rem] w-full bg-lake-tint object-cover object-[30%_70%] tablet:h-[clamp(20rem,45.8vw,46rem)]';

const TITLE_CLASSES =
  'flex flex-col items-center gap-2 pt-5 pb-4 text-center tablet:absolute tablet:inset-x-0 tablet:p-0 ' +
  'tablet:top-[clamp(2rem,3.6vw,4rem)]';
