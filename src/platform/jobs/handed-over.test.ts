import { expect, test, vi } from 'vitest';
import { handingOver } from './handed-over.ts';

test('what went out is not sent again when its note met another transaction: the note alone is tried again', async () => {
  const send = vi.fn(async () => true);
  const overtaken = Object.assign(new Error('deadlock detected'), { code: '40P01' });
  const note = vi.fn(async () => {}).mockRejectedValueOnce(overtaken);
  await handingOver()(1, { send, note });
  expect(send).toHaveBeenCalledTimes(1);
  expect(note).toHaveBeenCalledTimes(2);
});
