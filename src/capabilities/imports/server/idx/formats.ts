import { type FeedBytes, startOf } from './text/feed-bytes.ts';

/** The format of a file that is no IDX, by its first bytes, as text for the report. */
export function formatName(feed: FeedBytes): string {
  const start = startOf(feed, 2_000)
    .toString('latin1')
    .replaceAll('\0', '')
    .replace(/^(?:\xEF\xBB\xBF|\xFF\xFE|\xFE\xFF)/, '')
    .trimStart();
  if (start.startsWith('<')) return markupName(start);
  return (
    SIGNATURES.find(([sign]) => (typeof sign === 'string' ? start.startsWith(sign) : sign.test(start)))?.[1] ??
    'unknown'
  );
}

/** Name of a markup format, by its first element. */
function markupName(start: string): string {
  const element = /<([a-z][\w:-]*)/i.exec(withoutComments(start))?.[1]?.toLowerCase() ?? '';
  return MARKUP.get(element) ?? (/^<!doctype html/i.test(start) ? 'HTML page' : 'XML');
}

/** Removes comments; an unclosed one is removed with the rest of the text. */
function withoutComments(text: string): string {
  const [before = '', ...comments] = text.split('<!--');
  return before + comments.map((comment) => comment.split('-->').slice(1).join('-->')).join('');
}

const MARKUP: ReadonlyMap<string, string> = new Map([
  ['html', 'HTML page'],
  ['openimmo', 'OpenImmo (XML)'],
  ['export', 'SwissRETS (XML)'],
]);

/** First bytes of formats, as ISO-8859-1 shows them. */
const SIGNATURES: readonly (readonly [string | RegExp, string])[] = [
  ['PK\u0003\u0004', 'ZIP archive'],
  ['\u001F\u008B', 'gzip archive'],
  ['%PDF', 'PDF'],
  ['ÐÏ\u0011à', 'Excel or Word document'],
  ['{\\rtf', 'RTF document'],
  [/^[{[]\s*["\]}{[]/, 'JSON'],
  [/^[^\r\n#]*[;\t,][^\r\n#]*[;\t,]/, 'table with commas, semicolons or tabs (CSV)'],
];
