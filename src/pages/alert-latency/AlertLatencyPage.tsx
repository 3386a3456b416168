import type { ReactNode } from 'react';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { MeasuredLatency } from './alert-latency.loader.ts';
import { durationParts } from './duration-parts.ts';

/** The measured latency of mails about homes, and the rules by which they are sent. @source docs/reference/limits.md, "Alerts" */
export function AlertLatencyPage({ latency }: { latency: MeasuredLatency }) {
  const { text, locale } = useLocale();
  return (
    <div className="page-width py-8 tablet:py-12">
      <h1 className="text-3xl tablet:text-4xl">{text('delay.title')}</h1>
      <p className="mt-3 max-w-prose text-lg">{text('delay.intro')}</p>
      <Measured {...latency} />
      <div className="mt-8 grid max-w-prose gap-3">
        <h2 className="text-xl">{text('delay.howTitle')}</h2>
        <p>{text('delay.how')}</p>
        <h2 className="mt-3 text-xl">{text('delay.equalTitle')}</h2>
        <p>{text('delay.equal')}</p>
        <h2 className="mt-3 text-xl">{text('delay.measureTitle')}</h2>
        <p>{text('delay.measure')}</p>
        <div className="mt-3 flex flex-wrap gap-3">
          <LinkButton href={buildPath('createAlert', locale)}>{text('delay.create')}</LinkButton>
        </div>
      </div>
    </div>
  );
}

function Measured({ mails, medianS, p95S }: MeasuredLatency) {
  const { text, number } = useLocale();
  if (medianS === null || p95S === null)
    return (
      <Panel className="mt-6 max-w-prose">
        <p className="text-lg font-medium">{text('delay.none')}</p>
        <p className="mt-1 text-muted">{text('delay.noneText')}</p>
      </Panel>
    );
  return (
    <>
      <dl className="mt-6 grid gap-6 tablet:grid-cols-3">
        <Statistic label={text('delay.median')}>
          <Duration seconds={medianS} />
        </Statistic>
        <Statistic label={text('delay.p95')}>
          <Duration seconds={p95S} />
        </Statistic>
        <Statistic label={text('delay.mails', { count: mails })}>{number(mails)}</Statistic>
      </dl>
      <p className="mt-3 text-sm text-muted">{text('delay.period')}</p>
    </>
  );
}

/** A number over its label. */
function Statistic({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Panel className="flex flex-col-reverse justify-end gap-1">
      <dt className="text-muted">{label}</dt>
      <dd className="text-3xl font-semibold tabular-nums text-lake">{children}</dd>
    </Panel>
  );
}

function Duration({ seconds }: { seconds: number }) {
  const { text } = useLocale();
  return durationParts(seconds)
    .map(({ unit, count }) => text(`delay.${unit}`, { count }))
    .join(' ');
}
