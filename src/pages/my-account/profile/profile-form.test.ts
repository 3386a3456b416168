import { describe, expect, test } from 'vitest';
import type { OwnProfileFragment } from '#generated/operations.ts';
import { brokenRules } from '#kernel/broken-rules.ts';
import { profileChange, profileForm, profileFormValues } from './profile-form.ts';

const PROFILE: OwnProfileFragment = {
  id: 7,
  email: 'anna@example.ch',
  displayName: 'Anna Muster',
  firstName: 'Anna',
  lastName: 'Muster',
  gender: 1,
  picture: null,
  phone: '41 79 123 45 67',
  mobilePhone: null,
  uiLang: 2,
  rolesFlag: 170,
  emailConfirmed: true,
  isAlertMailStopped: false,
  biography: 'Since ever.\nIn Bern.',
  languages: [1, 2],
  occupation: 'Broker',
  occupationSince: 2009,
  affiliations: 5,
  diplomas: 2,
  preferences: {
    alertPreference: true,
    listingsPreference: true,
    inboxPreference: true,
    suggestionPreference: true,
    newsletterPreference: false,
  },
};
const sent = (changed: object) => profileChange(7, profileForm.parse({ ...profileFormValues(PROFILE), ...changed }));
const rulesOf = (changed: object) =>
  brokenRules(profileForm.safeParse({ ...profileFormValues(PROFILE), ...changed }).error, { isDeep: true });

test('an untouched profile is sent as it is', () => {
  const { email, displayName, picture, rolesFlag, emailConfirmed, isAlertMailStopped, preferences, ...own } = PROFILE;
  expect(sent({})).toEqual(own);
});

test('an entry left empty is taken away', () => {
  expect(sent({ phone: '', biography: '', occupation: ' ', occupationSince: '' })).toMatchObject({
    phone: null,
    biography: null,
    occupation: null,
    occupationSince: null,
  });
});

describe('refused are', () => {
  test.each([
    [{ firstName: ' ' }, { firstName: 'error.validation.required' }],
    [{ lastName: 'x'.repeat(51) }, { lastName: 'error.validation.max:50' }],
    [{ occupationSince: '20' }, { occupationSince: 'error.validation.value' }],
    [{ occupationSince: '1850' }, { occupationSince: 'error.validation.value' }],
    [{ occupationSince: '2999' }, { occupationSince: 'error.validation.value' }],
    [{ languages: [9] }, { 'languages.0': 'error.validation.value' }],
  ])('%j', (changed, rules) => {
    expect(rulesOf(changed)).toEqual(rules);
  });
});
