import { formatShortDate } from './formats.ts';

/** Hours and minutes are in Swiss time, independent of the time zones of server and reader. */
const SWISS_PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Zurich',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** A day with the time of day, as clocks in Switzerland show it: 21/11/2026, 14:05. */
export function formatDayAndTime(moment: string | Date): string {
  const parts = new Map(SWISS_PARTS.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  const day = `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
  return `${formatShortDate(day)}, ${parts.get('hour')}:${parts.get('minute')}`;
}
