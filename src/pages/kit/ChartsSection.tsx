import { useState } from 'react';
import { Sparkline } from '#kit/design/charts/Sparkline.tsx';
import { StepLine } from '#kit/design/charts/StepLine.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { BarHistogram } from '#kit/design/fields/numbers/BarHistogram.tsx';
import { HistogramRange } from '#kit/design/fields/numbers/HistogramRange.tsx';
import type { ChosenRange } from '#kit/design/fields/numbers/histogram-range.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { KitSection, KitState } from './KitSection.tsx';

const COUNTS = [2, 5, 11, 24, 41, 56, 61, 48, 39, 30, 22, 15, 11, 8, 5, 3, 2, 1];
const BINS = COUNTS.map((count, index) => ({ from: 800 + index * 200, to: 1000 + index * 200, count }));
const PRICES = [
  { at: '2026-09-01', value: 2150 },
  { at: '2026-09-24', value: 2050 },
  { at: '2026-11-02', value: 1950 },
];

/** Charts and histograms. */
export function ChartsSection() {
  const { money, date } = useLocale();
  const [range, setRange] = useState<ChosenRange>({ from: 1400, to: 2600 });
  return (
    <KitSection id="charts" title="Charts">
      <div className="grid gap-6 tablet:grid-cols-2 desktop:grid-cols-3">
        <Panel>
          <KitState name="asking prices, this home marked">
            <BarHistogram
              bins={BINS}
              label="Most homes cost between CHF 1’600 and CHF 2’400; this one costs CHF 1’950."
              formatValue={money}
              marked={{ value: 1950, label: 'This home' }}
            />
          </KitState>
        </Panel>
        <Panel>
          <KitState name="a range chosen in the price filter">
            <HistogramRange
              bins={BINS}
              labels={{ picture: 'Most homes cost between CHF 1’600 and CHF 2’400.', low: 'From', high: 'To' }}
              range={range}
              onRangeChange={setRange}
              formatValue={money}
            />
          </KitState>
        </Panel>
        <Panel>
          <KitState name="price history">
            <StepLine
              values={PRICES}
              until="2026-11-21"
              label="The rent fell twice, from CHF 2’150 to CHF 1’950."
              formatValue={money}
              formatDate={(at) => date(at)}
            />
          </KitState>
        </Panel>
      </div>
      <KitState name="a trend in a line of text">
        <p className="flex items-center gap-3">
          <Sparkline values={PRICES} label="Falling" /> −9 %
        </p>
      </KitState>
    </KitSection>
  );
}
