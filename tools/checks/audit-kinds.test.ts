import { expect, test } from 'vitest';
import { auditKindFaults } from './audit-kinds.ts';

const accounts = { name: 'accounts', auditKinds: [{ name: 'account' }] };

test('each kind of things in the audit log is listed by the one capability that keeps them', () => {
  expect(auditKindFaults([accounts], [{ name: 'accounts', kinds: ['account'] }])).toEqual([]);
  expect(auditKindFaults([accounts], [{ name: 'accounts', kinds: ['account', 'session'] }])).toEqual([
    'accounts: its module does not list session',
  ]);
  expect(auditKindFaults([accounts, { ...accounts, name: 'members' }], [])).toEqual(['account has several owners']);
});
