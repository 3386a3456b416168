import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { HERO_SIZES } from './drawn-widths.ts';
import { HomeSearch } from './HomeSearch.tsx';
import { SchemePicture } from './SchemePicture.tsx';

type HomeHeroProps = {
  /** Homes to rent, and to buy. */
  toRent: number;
  toBuy: number;
};

/** The search over a Swiss town by a lake. */
export function HomeHero({ toRent, toBuy }: HomeHeroProps) {
  const { number, text } = useLocale();
  return (
    <section className="relative tablet:pb-12">
      <SchemePicture picture="hero" sizes={HERO_SIZES} isPriority className={PICTURE_CLASSES} />
      <div className="page-width absolute inset-x-0 top-5 flex flex-col items-center gap-2 text-center tablet:top-[clamp(2rem,3.6vw,4rem)]">
        <h1 className="max-w-[16ch] text-4xl leading-none tablet:max-w-none tablet:text-5xl desktop:text-[3.75rem]">
          {text('home.title')}
        </h1>
        <p className="hidden text-lg tablet-landscape:block">
          {toRent + toBuy > 0 ? text('home.count', { rent: number(toRent), buy: number(toBuy) }) : text('home.empty')}
        </p>
      </div>
      <div className="page-width relative -mt-12 tablet:absolute tablet:inset-x-0 tablet:bottom-0 tablet:mt-0">
        <HomeSearch />
      </div>
    </section>
  );
}

const PICTURE_CLASSES = 'h-[clamp(20rem,45.8vw,46rem)] w-full bg-lake-tint object-cover object-[30%_70%]';
