import type { ReactNode } from 'react';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { CompletenessBars } from './CompletenessBars.tsx';
import { ScoreCurve } from './ScoreCurve.tsx';
import { freshnessAfter, plausibilityAt } from './score-curves.ts';

const DAYS = 56;
const MOST_TIMES_MEDIAN = 3;

/** Explains the order "Recommended" in words and pictures. @source docs/reference/search.md, "Recommended" */
export function RecommendedPage() {
  const { text, locale, number } = useLocale();
  return (
    <div className="page-width py-8 tablet:py-12">
      <h1 className="text-3xl tablet:text-4xl">{text('recommended.title')}</h1>
      <p className="mt-3 max-w-prose text-lg">{text('recommended.description')}</p>
      <p className="mt-6 w-fit rounded-md bg-lake-tint px-4 py-3 font-medium text-lake-hover">
        {text('recommended.formula')}
      </p>
      <div className="mt-6 grid gap-6 tablet-landscape:grid-cols-3">
        <Factor title={text('recommended.freshness')} words={text('recommended.freshnessText')}>
          <ScoreCurve
            label={text('recommended.freshnessText')}
            scoreAt={(share) => freshnessAfter(share * DAYS)}
            ends={[text('kit.today'), text('kit.daysAgo', { count: DAYS })]}
          />
        </Factor>
        <Factor title={text('recommended.completeness')} words={text('recommended.completenessText')}>
          <CompletenessBars />
        </Factor>
        <Factor title={text('recommended.plausibility')} words={text('recommended.plausibilityText')}>
          <ScoreCurve
            label={text('recommended.plausibilityText')}
            scoreAt={(share) => plausibilityAt(Math.max(0.01, share * MOST_TIMES_MEDIAN))}
            ends={[number(0), text('recommended.timesMedian', { times: MOST_TIMES_MEDIAN })]}
            marked={{ share: 1 / MOST_TIMES_MEDIAN, label: text('offer.comparison.median') }}
          />
        </Factor>
      </div>
      <div className="mt-8 grid max-w-prose gap-3">
        <h2 className="text-xl">{text('recommended.neverTitle')}</h2>
        <p>{text('recommended.never')}</p>
        <p>{text('recommended.others')}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <LinkButton href={buildPath('results', locale, { offer: 'rent' })}>{text('footer.rent')}</LinkButton>
          <LinkButton href={buildPath('results', locale, { offer: 'buy' })} variant="secondary">
            {text('footer.buy')}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}

/** One factor of the score: its picture over its words. */
function Factor({ title, words, children }: { title: string; words: string; children: ReactNode }) {
  return (
    <Panel className="flex flex-col gap-4">
      <h2 className="text-xl">{title}</h2>
      {children}
      <p className="text-muted">{words}</p>
    </Panel>
  );
}
