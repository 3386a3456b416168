import { expect, test } from 'vitest';
import { findNameFaults } from './names.ts';

const faults = (sources: Readonly<Record<string, string>>): string[] =>
  findNameFaults(new Map(Object.entries(sources)));

test('a word given up is found as a part of a declared name, and not inside another word', () => {
  expect(faults({ 'src/a.ts': 'export const listUntold = 1;' })).toEqual([
    'src/a.ts: in listUntold "untold" is given up: sent, reported, said',
  ]);
  expect(faults({ 'src/a.ts': 'export interface StellenPlan {}\nconst stellen = 1;' })).toEqual([]);
  expect(faults({ 'src/a.ts': 'export const updateToSent = 1;' })).toHaveLength(1);
  expect(faults({ 'src/a.ts': 'export const drawBill = 1;' })).toHaveLength(1);
  expect(faults({ 'src/a.ts': 'export const drawQrBill = 1;' })).toEqual([]);
  expect(faults({ 'src/a.ts': 'function f() {\n  const kept = 1;\n}' })).toHaveLength(1);
});

test.each([
  ['a property', 'export interface A {\n  toldAt: Date;\n}'],
  ['a key of an object', 'export const a = { toldAt: 1 };'],
  ['a field of a class', 'class A {\n  #told = 0;\n}'],
  ['a method', 'class A {\n  listTold() {}\n}'],
  ['a parameter', 'const f = (told: boolean) => 1;'],
  ['a parameter of a type', 'interface A {\n  f(told: boolean): void;\n}'],
  ['a destructured parameter', 'const f = ({ a: { toldAt = 1 } }: object) => 1;'],
  ['a destructured value', 'const { sentAt: toldAt, ...others } = a;'],
  ['a name given to an import', "import { sent as told } from './b.ts';"],
])('%s is a declared name, in tests and tools too', (_, text) => {
  expect(faults({ 'src/a.ts': text })).toEqual([expect.stringContaining('src/a.ts: in ')]);
  expect(faults({ 'tests/support/a.ts': text, 'tools/a.test.ts': text })).toHaveLength(2);
});

test.each([
  ['a use of a name of a package', "import { told } from 'package';\ntold.listTold();"],
  ['a text or a comment', "// told\nconst a = 'told';"],
  ['a key that is read and renamed', 'const { told: sent } = row;'],
  ['a column', 'interface Row {\n  heardAt: Date;\n}'],
])('%s is no fault', (_, text) => {
  expect(faults({ 'src/a.ts': text })).toEqual([]);
});

test('two files export no function of the same name', () => {
  const twice = { 'src/a.ts': 'export function pageOf() {}', 'src/b.ts': 'export async function pageOf() {}' };
  expect(faults(twice)).toEqual(['pageOf is a function of several files: src/a.ts, src/b.ts']);
  expect(faults({ 'src/a.ts': 'export function f(x: 1): 1;\nexport function f(x: 2): 2;' })).toEqual([]);
});
