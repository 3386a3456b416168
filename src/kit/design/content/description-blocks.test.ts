import { expect, test } from 'vitest';
import { descriptionBlocks } from './description-blocks.ts';

test('empty lines part paragraphs, single breaks stay lines', () => {
  expect(descriptionBlocks('Bright flat.\nSecond floor.\r\n\r\n\r\nLake view.\n')).toEqual([
    { kind: 'paragraph', lines: ['Bright flat.', 'Second floor.'] },
    { kind: 'paragraph', lines: ['Lake view.'] },
  ]);
});

test('dashes and dots make one list, even with empty lines between its items', () => {
  expect(descriptionBlocks('It has:\n- balcony\n• cellar\n\n– laundry\nCall us.')).toEqual([
    { kind: 'paragraph', lines: ['It has:'] },
    { kind: 'list', lines: ['balcony', 'cellar', 'laundry'] },
    { kind: 'paragraph', lines: ['Call us.'] },
  ]);
});

test('a dash inside a line or before a number is no list', () => {
  expect(descriptionBlocks('CHF 1’950.– per month\n-5 degrees')).toEqual([
    { kind: 'paragraph', lines: ['CHF 1’950.– per month', '-5 degrees'] },
  ]);
});

test('nothing written gives nothing', () => {
  expect(descriptionBlocks(' \n\n')).toEqual([]);
});
