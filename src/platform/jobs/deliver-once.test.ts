import { expect, test, vi } from 'vitest';
import { deliveringOnce } from './deliver-once.ts';

test('a delivery is not repeated when its record met another transaction: only the record is tried again', async () => {
  const send = vi.fn(async () => true);
  const overtaken = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  const note = vi.fn(async () => {}).mockRejectedValueOnce(overtaken);
  await deliveringOnce()(1, { send, record: note });
  expect(send).toHaveBeenCalledTimes(1);
  expect(note).toHaveBeenCalledTimes(2);
});
