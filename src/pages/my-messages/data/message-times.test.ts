import { expect, test } from 'vitest';
import { createLocaleTools } from '#kit/i18n/locale-tools.ts';
import { loadMessages } from '#kit/i18n/messages.ts';
import { dayText, listTimeText, timeText } from './message-times.ts';

const fr = createLocaleTools('fr', await loadMessages('fr'));
/** Just past midnight in Switzerland, the evening before in UTC. */
const NOW = '2026-11-24T23:10:00Z';

test('days and times are those of Switzerland, in the words of the language', () => {
  expect(timeText('2026-11-24T23:05:00Z')).toBe('00:05');
  expect(dayText('2026-11-25', NOW, fr)).toBe(fr.text('kit.today'));
  expect(dayText('2026-11-24', NOW, fr)).toBe(fr.text('kit.yesterday'));
  expect(dayText('2026-11-01', NOW, fr)).toBe('1er novembre 2026');
  expect(listTimeText('2026-11-24T23:05:00Z', NOW, fr)).toBe('00:05');
  expect(listTimeText('2026-11-24T22:55:00Z', NOW, fr)).toBe(fr.text('kit.yesterday'));
  expect(listTimeText('2026-11-01T12:00:00Z', NOW, fr)).toBe('01/11/2026');
});
