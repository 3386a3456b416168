import { expect, test } from 'vitest';
import { mergeDrafts } from './merge-drafts.ts';
import { DRAFT_VERSION, draftName, formOfDraft, newDraft, readDraft } from './offer-draft.ts';
import { blankForm } from './offer-form.ts';

const NOW = new Date('2026-11-20T10:00:00Z');
const newId = (): string => 'a-new-draft';
const aDraft = () => newDraft('draft-one-1', { form: { ...blankForm(1), title: 'At the lake', rooms: 3.5 }, now: NOW });
const read = (draft: object) => readDraft(JSON.parse(JSON.stringify(draft)), 'rent', newId);

test('drafts of each kind and of an existing offer have names of their own', () => {
  expect(draftName('rent')).toBe('rent');
  expect(draftName('presell')).toBe('presell');
  expect(draftName('rent', 7)).toBe('edit_7');
});

test('a new draft begins at step 1, is not valid yet, and looks at Lausanne', () => {
  const { version, currentStep, isValid, property } = aDraft();
  expect({ version, currentStep, isValid }).toEqual({ version: '5.2.2.36080', currentStep: 1, isValid: false });
  expect([property.lat, property.lng]).toEqual([46.519962, 6.633597]);
});

test('a draft comes back as it was written', () => {
  expect(read(aDraft())).toEqual({ state: 'read', draft: aDraft() });
});

test('of a draft of another version all that fits is taken over', () => {
  const old = {
    id: 'draft-one-1',
    date: NOW.toISOString(),
    version: '4.0.0.1',
    currentStep: 3,
    offerId: 12,
    property: { title: 'At the lake', rooms: '3.5', price: 1_950, district: 'Lausanne', colour: 'red', userId: 5 },
  };
  const migrated = read(old);
  expect(migrated.state).toBe('migrated');
  const draft = 'draft' in migrated ? migrated.draft : null;
  expect(draft).toMatchObject({ id: 'draft-one-1', version: DRAFT_VERSION, currentStep: 3, offerId: 12, synced: null });
  expect(draft?.property).toMatchObject({
    title: 'At the lake',
    rooms: null,
    price: 1_950,
    district: 'Lausanne',
    userId: 5,
  });
  expect(draft?.property).not.toHaveProperty('colour');
});

test('a fact that an older build did not know is blank in its draft, and no change of either side', () => {
  const { kitchens: _unknown, ...older } = { ...blankForm(1), title: 'At the lake' };
  const synced = { version: 3, property: older, sent: older, images: [] };
  const found = read({ ...aDraft(), property: { ...aDraft().property, ...older, kitchens: undefined }, synced });
  const draft = 'draft' in found ? found.draft : null;
  const form = { ...blankForm(1), title: 'At the lake' };
  expect(draft?.synced).toEqual({ version: 3, property: form, sent: form, images: [] });
  const ours = { form: { ...form, title: 'At the river' }, date: NOW.toISOString() };
  expect(mergeDrafts(ours, { form, date: NOW.toISOString() }, draft?.synced ?? null)).toEqual({ take: 'ours' });
});

test('the point of a draft of an earlier build counts as that of its postal code', () => {
  const pointOf = (point: object) => {
    const { hasExactPoint: _unknown, ...older } = aDraft().property;
    const found = read({ ...aDraft(), property: { ...older, ...point } });
    return 'draft' in found ? formOfDraft(found.draft).hasExactPoint : null;
  };
  expect(pointOf({ lat: 47.37, lng: 8.54 })).toBe(false);
  expect(pointOf({ lat: 47.37, lng: 8.54, hasExactPoint: true })).toBe(true);
  expect(pointOf({})).toBe(true);
});

test.each([undefined, null, [], { version: '1' }, { version: '1', property: 7 }])(
  'a stored value %j is no draft, and is reported',
  (stored) => expect(readDraft(stored, 'rent', newId)).toEqual({ state: 'unreadable' }),
);

test('a draft to let stays one, whatever it says of itself, and one of the other kind is a sale or a pre-sale', () => {
  const type = (stored: object, of: 'rent' | 'presell') => {
    const found = readDraft(stored, of, newId);
    return 'draft' in found ? formOfDraft(found.draft).offerType : null;
  };
  const draft = aDraft();
  expect(type({ ...draft, property: { ...draft.property, offerType: 2 } }, 'rent')).toBe(1);
  expect(type({ ...draft, property: { ...draft.property, offerType: 2 } }, 'presell')).toBe(2);
  expect(type(draft, 'presell')).toBe(0);
});
