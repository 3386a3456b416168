import { expect, test } from 'vitest';
import { mailboxHash, mailboxOf } from './mailbox.ts';

test.each([
  ['Anna@Example.CH', 'anna@example.ch'],
  ['anna+homes@example.ch', 'anna@example.ch'],
  ['anna+a+b@example.ch', 'anna@example.ch'],
  ['a.n.n.a+x@gmail.com', 'anna@gmail.com'],
  ['anna@GoogleMail.com', 'anna@gmail.com'],
  ['anna+1@outlook.com', 'anna@outlook.com'],
  ['anna.b+1@hotmail.com', 'anna.b@hotmail.com'],
  ['anna+1@live.com', 'anna@live.com'],
  ['anna+1@me.com', 'anna@icloud.com'],
  ['anna+1@fastmail.com', 'anna@fastmail.com'],
  ['an.na+1@protonmail.com', 'anna@proton.me'],
  ['anna@bücher.ch', 'anna@xn--bcher-kva.ch'],
  ['anna@BÜCHER.ch', 'anna@xn--bcher-kva.ch'],
  ['+41@example.ch', '+41@example.ch'],
  ['a.b@example.ch', 'a.b@example.ch'],
])('%s reaches the mailbox %s, and nothing of it can be read from the stored hash', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
  expect(mailboxHash(address)).toBe(mailboxHash(mailbox));
  expect(mailboxHash(address)).not.toContain('anna');
});
