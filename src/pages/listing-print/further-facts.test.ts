import { expect, test } from 'vitest';
import { furtherFacts } from './further-facts.ts';

test('facts at the top of the sheet are not repeated below', () => {
  const [rooms, area, bathrooms] = [
    { label: 'Rooms', value: '3.5' },
    { label: 'Living area', value: '84 m²' },
    { label: 'Bathrooms', value: '2' },
  ];
  expect(furtherFacts([rooms, area, bathrooms], [area, rooms])).toEqual([bathrooms]);
});
