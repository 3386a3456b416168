import { DAY_MS, HOUR_MS, MINUTE_MS } from '#kernel/time.ts';
import type { LocaleTools } from '#kit/i18n/locale-tools.ts';

/** The duration of a wait: `waits 12 minutes`, `3 hours`, `2 days`. Moments as ISO 8601. */
export function waitedText(since: string, now: string, text: LocaleTools['text']): string {
  const ms = Math.max(0, Date.parse(now) - Date.parse(since));
  if (ms < HOUR_MS) return text('moderation.waits.minutes', { count: Math.floor(ms / MINUTE_MS) });
  if (ms < 2 * DAY_MS) return text('moderation.waits.hours', { count: Math.floor(ms / HOUR_MS) });
  return text('moderation.waits.days', { count: Math.floor(ms / DAY_MS) });
}
