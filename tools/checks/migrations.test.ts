import { expect, test } from 'vitest';
import { migrationFaults } from './migrations.ts';

const KNOWN = ['0070_wider.sql'];
const ADDS = '-- compatible with: any older code\n';

test.each([
  [
    'a table, its indexes and rules',
    'create table t (id int primary key); create unique index on t (id); alter table t add check (id > 0)',
  ],
  ['a column that may be empty', 'alter table offer add column depth int'],
  ['a column with a value of its own', 'alter table offer add column depth int not null default 0'],
  ['a value that may be missing from now on', 'alter table offer alter column title drop not null'],
  [
    'an index, a function and new rows',
    'create index on offer (title); create function f() returns int language sql as $$select 1$$; insert into t values (1)',
  ],
])('older code serves a database that got %s', async (_name, text) => {
  expect(await migrationFaults(ADDS + text, KNOWN)).toEqual([]);
});

test.each([
  ['a column that goes', 'alter table offer drop column title', 'AT_DropColumn of offer.title'],
  [
    'a column of another type',
    'alter table offer alter column title type int using 1',
    'AT_AlterColumnType of offer.title',
  ],
  ['a column of another name', 'alter table offer rename column title to name', 'RenameStmt'],
  ['a value that must be there', 'alter table offer alter column title set not null', 'AT_SetNotNull of offer.title'],
  [
    'a new value that must be there',
    'alter table offer add column depth int not null',
    'older code gives offer.depth no value',
  ],
  ['a new rule', 'alter table offer add constraint positive check (price > 0)', 'AT_AddConstraint of offer'],
  [
    'rows that must differ',
    'create unique index on offer (title)',
    'a unique index refuses what older code writes to offer',
  ],
  ['a table that goes', 'drop table offer', 'DropStmt'],
  ['rows that go', 'delete from offer', 'DeleteStmt'],
  ['a text that cannot be read beforehand', "do $$ begin execute 'drop table offer'; end $$", 'DoStmt'],
])('older code is not said to bear %s', async (_name, text, fault) => {
  expect(await migrationFaults(ADDS + text, KNOWN)).toEqual([expect.stringContaining(fault)]);
  expect(await migrationFaults(`-- compatible with: code that knows 0070_wider.sql\n${text}`, KNOWN)).toEqual([]);
  expect(await migrationFaults(`-- compatible with: no older code\n${text}`, KNOWN)).toEqual([]);
});

test('a migration says which code serves a database with it, and names one that exists', async () => {
  expect(await migrationFaults('create table t (id int)', KNOWN)).toEqual([expect.stringContaining('the first line')]);
  expect(await migrationFaults('-- compatible with: code that knows 0071_x.sql\ndrop table t', KNOWN)).toEqual([
    'there is no migration 0071_x.sql',
  ]);
});
