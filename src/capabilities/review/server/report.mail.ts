import type { Locale } from '#kernel/locale.ts';
import { textIn } from '#platform/i18n/messages.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { ReportDecision } from '../report.ts';
import type { ReportRecord } from './report.queries.ts';

/** What a mail about a decision tells. */
interface Told {
  decision: ReportDecision;
  note: string | null;
  /** Of the listing; null for a report about none. */
  title: string | null;
}

/**
 * Tells whoever reported a problem what became of it, in the language in which they told of it. Nothing for a report that has
 * forgotten who it came from.
 */
export function decisionMail(
  { id, email, firstName, locale: told, accountId }: ReportRecord,
  facts: Told,
): Mail | null {
  if (email === null) return null;
  const locale = told as Locale;
  const part = (which: string, values: Record<string, string> = {}): string =>
    textIn(locale, `mail.reportDecided.${which}`, values);
  const { decision, note, title } = facts;
  return {
    key: `report-decided:${id}`,
    ...(accountId !== null && { accountId }),
    to: email,
    locale,
    subject: part('subject'),
    heading: part('heading'),
    paragraphs: [
      textIn(locale, 'mail.greeting', { firstName: firstName ?? '' }),
      title === null ? part('aboutHouse') : part('about', { title }),
      part(decision),
      ...(note === null ? [] : note.split(/\n+/)),
    ],
    smallPrint: part('why'),
  };
}
