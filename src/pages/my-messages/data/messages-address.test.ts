import { expect, test } from 'vitest';
import { FIRST_ADDRESS, messagesHref, readMessagesAddress } from './messages-address.ts';

test('an address leads where it says, and is written without what is as usual', () => {
  const address = { box: 'archived', text: 'Balkon & See', pageNumber: 3, id: 7 } as const;
  const href = messagesHref('fr', address);
  expect(href).toBe('/fr/workspace/my-messages/7?box=archived&text=Balkon+%26+See&pageNumber=3');
  expect(readMessagesAddress(new URL(href, 'https://x.invalid').search.slice(1), '7')).toEqual(address);
  expect(messagesHref('de', FIRST_ADDRESS)).toBe('/de/workspace/my-messages');
});

test('meaningless parts are left out, and an invalid id leads nowhere', () => {
  expect(readMessagesAddress('box=x&pageNumber=-1&text=%20', undefined)).toEqual(FIRST_ADDRESS);
  expect(readMessagesAddress(`text=${'x'.repeat(200)}`, undefined)?.text).toHaveLength(100);
  for (const id of ['x', '0', '-1', '99999999999', '1.5']) expect(readMessagesAddress('', id), id).toBeNull();
});
