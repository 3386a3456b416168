import { expect, test } from 'vitest';
import { hasSiteLinks } from '#kernel/site-links.ts';
import { readConfig } from './config.ts';

test('an installation has no links to other sites unless its operator names them', () => {
  expect(hasSiteLinks(readConfig({}).siteLinks)).toBe(false);
});

test('the operator names data products, social networks and the entry in the register', () => {
  const { siteLinks } = readConfig({
    DATA_PRODUCT_LINKS: 'report=https://data.example.ch/{language}/report, api=https://data.example.ch/api?v=2',
    SOCIAL_LINKS: 'Instagram=https://www.instagram.com/example,LinkedIn=https://www.linkedin.com/company/example',
    OPERATOR_REGISTER_URL: 'https://www.zefix.ch/example',
  });
  expect(siteLinks).toEqual({
    dataProducts: { report: 'https://data.example.ch/{language}/report', api: 'https://data.example.ch/api?v=2' },
    social: [
      { name: 'Instagram', href: 'https://www.instagram.com/example' },
      { name: 'LinkedIn', href: 'https://www.linkedin.com/company/example' },
    ],
    register: 'https://www.zefix.ch/example',
  });
  expect(hasSiteLinks(siteLinks)).toBe(true);
});

test.each([
  ['DATA_PRODUCT_LINKS', 'maps=https://data.example.ch'],
  ['DATA_PRODUCT_LINKS', 'report=http://data.example.ch'],
  ['DATA_PRODUCT_LINKS', 'https://data.example.ch'],
  ['SOCIAL_LINKS', 'Instagram=javascript:alert(1)'],
  ['SOCIAL_LINKS', 'Instagram'],
  ['SOCIAL_LINKS', '=https://www.instagram.com/example'],
  ['OPERATOR_REGISTER_URL', 'register'],
])('%s=%s is refused by name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});
