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

test('two files export no function of the same name', () => {
  const twice = { 'src/a.ts': 'export function pageOf() {}', 'src/b.ts': 'export async function pageOf() {}' };
  expect(faults(twice)).toEqual(['pageOf is a function of several files: src/a.ts, src/b.ts']);
  expect(faults({ 'src/a.ts': 'export function f(x: 1): 1;\nexport function f(x: 2): 2;' })).toEqual([]);
});
