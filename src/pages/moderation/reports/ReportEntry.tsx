import { useState } from 'react';
import { OfferStatus } from '#capabilities/offers/offer.ts';
import type { ReportEntryFragment } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Badge } from '#kit/design/content/Badge.tsx';
import { Panel } from '#kit/design/content/Panel.tsx';
import { formatDayAndTime } from '#kit/i18n/day-and-time.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { waitedText } from '../data/waited-text.ts';
import { ReportDialog } from './ReportDialog.tsx';
import { ReportedHome } from './ReportedHome.tsx';

type ReportEntryProps = { report: ReportEntryFragment; now: string };

/** A reported problem, its listing, and the actions on both. */
export function ReportEntry({ report, now }: ReportEntryProps) {
  const { text } = useLocale();
  const [dialog, setDialog] = useState<'hide' | 'decide' | null>(null);
  const { listing, decision, decisionNote, decidedAt, isOwn } = report;
  const who = report.reporter ?? text('moderation.report.forgotten');
  const isOnline = listing?.status === OfferStatus.Active;
  const [reason, number] = [`report-${report.id}`, `report-number-${report.id}`];
  return (
    <Panel aria-labelledby={`${reason} ${number}`} className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={reason} className="text-lg">
          {text(`report.reason.${report.reason}`)}
        </h2>
        {decision && <Badge tone="lake">{text(`moderation.decision.${decision}`)}</Badge>}
        <span className="text-sm text-muted">
          <span id={number}>{text('moderation.report.number', { id: String(report.id) })}</span>
          {' · '}
          {text(report.isMember ? 'moderation.report.member' : 'moderation.report.visitor', { name: who })}
          {' · '}
          {decidedAt ? formatDayAndTime(decidedAt) : waitedText(report.reportedAt, now, text)}
        </span>
      </div>
      <p className="max-w-prose whitespace-pre-line">{report.description}</p>
      {decisionNote && <p className="max-w-prose rounded-md bg-mist px-4 py-3 whitespace-pre-line">{decisionNote}</p>}
      {listing && <ReportedHome listing={listing} />}
      {isOwn && <p className="font-medium">{text('error.moderation.self')}</p>}
      {!isOwn && !decision && (
        <div className="flex flex-wrap gap-2">
          <Button size="small" onClick={() => setDialog('decide')}>
            {text('moderation.report.decide')}
          </Button>
          {isOnline && (
            <Button size="small" variant="secondary" onClick={() => setDialog('hide')}>
              {text('moderation.report.hide')}
            </Button>
          )}
        </div>
      )}
      <ReportDialog report={report} dialog={dialog} onClose={() => setDialog(null)} />
    </Panel>
  );
}
