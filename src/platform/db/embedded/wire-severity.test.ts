import { expect, test } from 'vitest';
import { endsProcess } from './wire-severity.ts';

const aMessage = (letter: string, body: string): Buffer => {
  const message = Buffer.from(`${letter}\0\0\0\0${body}`);
  message.writeUInt32BE(message.length - 1, 1);
  return message;
};
const anError = (severity: string): Buffer => aMessage('E', `S${severity}\0V${severity}\0C53100\0Mno room\0\0`);
const A_ROW = aMessage('D', '\0\x01\0\0\0\x08VPANIC\0\0');
const READY = aMessage('Z', 'I');

test.each([
  ['a panic', [anError('PANIC')], true],
  ['an end of the session, after a row and before the sign that all is said', [A_ROW, anError('FATAL'), READY], true],
  ['an ordinary error', [anError('ERROR'), READY], false],
  ['a row that holds such words', [A_ROW, READY], false],
  ['a notice', [aMessage('N', 'VPANIC\0\0')], false],
  ['nothing', [], false],
])('an answer with %s', (_, messages, readsEnd) => {
  expect(endsProcess(Buffer.concat(messages))).toBe(readsEnd);
});
