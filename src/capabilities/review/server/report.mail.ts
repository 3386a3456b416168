import type { Locale } from '#kernel/locale.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import { mailKinds } from '#platform/mail/mail-kind.ts';
import type { ReportDecision } from '../report.ts';
import type { ReportRecord } from './report.queries.ts';

/** Mails of reports. */
export const REPORT_MAILS = mailKinds({
  reportDecided: { cause: 'stranger', words: 'ours', unconfirmed: 'held' },
});

/** Content of a mail about a decision. */
interface DecidedReport {
  decision: ReportDecision;
  note: string | null;
  /** Whether reviewers took the listing offline. */
  isTakenOff: boolean;
}

/**
 * Mail to the reporter about the decision, in the language of the report. Null for a report whose reporter is erased.
 *
 * The address is
 * unverified, so the mail contains neither a word of the report nor a title of a listing.
 *
 * @source docs/security.md, "Mails to addresses that were never confirmed"
 */
export function decisionMail(
  { id, email, locale: reported, accountId, activeOfferId }: ReportRecord,
  facts: DecidedReport,
): Mail | null {
  if (email === null) return null;
  const locale = reported as Locale;
  const part = (which: string): string => textIn(locale, `mail.reportDecided.${which}`);
  const { decision, note, isTakenOff } = facts;
  return {
    kind: REPORT_MAILS.reportDecided,
    key: `report-decided:${id}`,
    ...(accountId !== null && { accountId }),
    to: email,
    locale,
    subject: part('subject'),
    heading: part('heading'),
    paragraphs: [
      textIn(locale, 'mail.greetingUnnamed'),
      part(activeOfferId === null ? 'aboutHouse' : 'about'),
      part(decision === 'nothingWrong' && isTakenOff ? 'nothingWrongOffline' : decision),
      ...(decision === 'corrected' && isTakenOff ? [part('offline')] : []),
      ...(note === null ? [] : note.split(/\n+/)),
    ],
    smallPrint: part('why'),
  };
}
