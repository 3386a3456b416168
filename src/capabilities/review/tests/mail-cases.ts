import { decisionMail, type REPORT_MAILS } from '#capabilities/review/server/report.mail.ts';
import type { ReportRecord } from '#capabilities/review/server/report.queries.ts';
import { type Postings, posting, THEIRS } from '#tests/abuse/mail-cases.ts';
import { TEST_NOW } from '#tests/support/product/test-app.ts';

const report = {
  ...{ id: 1, activeOfferId: null, reason: 'other', description: THEIRS, firstName: THEIRS, lastName: THEIRS },
  ...{ locale: 'en', accountId: null, reportedAt: TEST_NOW, decision: null, decisionNote: null, decidedAt: null },
} as const satisfies Partial<ReportRecord>;

/** Mails of reports. */
export const POSTINGS: Postings<keyof typeof REPORT_MAILS> = {
  reportDecided: posting(({ to }) =>
    decisionMail({ ...report, email: to }, { decision: 'nothingWrong', note: null, isTakenOff: false }),
  ),
};
