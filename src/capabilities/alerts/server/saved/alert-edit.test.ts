import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LAUSANNE_ID } from '#capabilities/locations/location-id.ts';
import { Category } from '#capabilities/offers/offer.ts';
import { subcategoriesOf } from '#capabilities/offers/subcategory.ts';
import { FloorFilter, type SearchFilter } from '#capabilities/search/search.filter.ts';
import { joinBits } from '#kernel/bits.ts';
import { anAlert } from '#tests/factories/alert.ts';
import { refusalOf } from '#tests/support/product/browser-session.ts';
import { type SignedIn, signedIn } from '#tests/support/product/signed-in.ts';
import { type TestApp, testApp } from '#tests/support/product/test-app.ts';
import { EDITED_FIELDS, editsBetween } from '../../alert-edit.ts';
import { alertFilterOf, searchOfAlert } from '../../alert-filter.ts';

const EDIT = `mutation ($id: String!, $field: String!, $value: String!) {
  editSavedSearch(id: $id, field: $field, value: $value) { ${'id name notification minPrice maxPrice minRooms features category subCategory floor minFloor maxFloor excludePriceOnRequest added'} } }`;

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const edit = (member: SignedIn, id: number, field: string, value: string) =>
  member.browser.run(EDIT, { id: String(id), field, value });

describe('editing', () => {
  test('changes one field after the other, also at once', async () => {
    const member = await signedIn(app);
    const id = await anAlert(app.database.db, { accountId: member.account.id, filter: { features: 1 } });
    const changes = { name: 'Neu', notification: '0', minPrice: '100', maxPrice: '2000', minRooms: '2.5', floor: '1' };
    await Promise.all(Object.entries(changes).map(([field, value]) => edit(member, id, field, value)));
    await edit(member, id, 'minPrice', '');
    await edit(member, id, 'excludePriceOnRequest', 'true');
    const { data } = await edit(member, id, 'added', '7');
    expect(data).toMatchObject({
      editSavedSearch: {
        name: 'Neu',
        notification: 0,
        minPrice: null,
        maxPrice: 2000,
        minRooms: 2.5,
        floor: 1,
        minFloor: 0,
        maxFloor: 0,
        features: 1,
        excludePriceOnRequest: true,
        added: 7,
      },
    });
  });

  test('by the dialog reaches every field of the list, and leaves the rest of the search as it was', async () => {
    const member = await signedIn(app);
    const polygons = [
      [
        { lat: 46.5, lng: 6.6 },
        { lat: 46.6, lng: 6.6 },
        { lat: 46.6, lng: 6.7 },
      ],
    ];
    const unedited = { polygons, locationIds: [LAUSANNE_ID], availableFrom: '2027-01-01', noAgency: true };
    const id = await anAlert(app.database.db, { accountId: member.account.id, filter: { ...unedited, category: 1 } });
    const stored = () => app.database.db.selectFrom('alert').select('filter').where('id', '=', id).executeTakeFirst();
    const before = await stored();
    const asked = searchOfAlert(alertFilterOf(before?.filter));
    expect(editsBetween(asked, { ...asked })).toEqual([]);
    const wished: Partial<SearchFilter> = {
      category: Category.House,
      features: 1,
      floor: FloorFilter.GroundFloor,
      added: 7,
      minPrice: 500,
      maxPrice: 2_500,
      minPricePerM2: 10,
      maxPricePerM2: 40,
      minRooms: 2.5,
      maxRooms: 5,
      minLivingSpace: 60,
      maxLivingSpace: 120,
      maxDistance: 5,
      excludePriceOnRequest: true,
    };
    const subCategory = joinBits(subcategoriesOf(Category.House).slice(0, 2));
    const after: SearchFilter = { ...asked, ...wished, subCategory };
    const edits = editsBetween(asked, after);
    expect(edits.map(([field]) => field).sort()).toEqual([...EDITED_FIELDS].sort());
    for (const [field, value] of edits) expect((await edit(member, id, field, value)).data, field).toBeTruthy();
    expect(searchOfAlert(alertFilterOf((await stored())?.filter))).toEqual(after);
    for (const [field, value] of editsBetween(after, asked)) await edit(member, id, field, value);
    expect(await stored()).toEqual(before);
  });

  test('of the category takes what it does not know along', async () => {
    const member = await signedIn(app);
    const id = await anAlert(app.database.db, { accountId: member.account.id, filter: { subCategory: 1 } });
    const { data } = await edit(member, id, 'category', '32');
    expect(data).toMatchObject({ editSavedSearch: { category: 32, subCategory: 0 } });
  });

  test('leaves data that a later build stored, in the database and for an editor of the field itself', async () => {
    const member = await signedIn(app);
    const { db } = app.database;
    const id = await anAlert(db, { accountId: member.account.id, filter: { features: 1 } });
    const later = { offerType: 1, category: 1, features: (1 << 30) | 1, added: 60, energy: { best: 'A' } };
    await db
      .updateTable('alert')
      .set({ filter: JSON.stringify(later) })
      .where('id', '=', id)
      .execute();
    const { data } = await edit(member, id, 'maxPrice', '2000');
    expect(data).toMatchObject({ editSavedSearch: { maxPrice: 2000, features: later.features, added: 60 } });
    await Promise.all([edit(member, id, 'minRooms', '2.5'), edit(member, id, 'features', String((1 << 30) | 4))]);
    const stored = await db.selectFrom('alert').select('filter').where('id', '=', id).executeTakeFirst();
    expect(stored?.filter).toEqual({ ...later, maxPrice: 2000, minRooms: 2.5, features: (1 << 30) | 4 });
    expect(refusalOf(await edit(member, id, 'features', String((1 << 29) | 4)))).toMatch(/^400 /);
  });

  test('37: reaches fields of the list and no others', async () => {
    const member = await signedIn(app);
    const id = await anAlert(app.database.db, { accountId: member.account.id });
    const before = await app.database.db.selectFrom('alert').selectAll().where('id', '=', id).execute();
    for (const field of [
      'userId',
      'email',
      'constructor',
      'name; drop',
      '__proto__',
      'toString',
      'order',
      'visitor_id',
    ])
      expect(refusalOf(await edit(member, id, field, '1')), field).toMatch(/^400 /);
    expect(await app.database.db.selectFrom('alert').selectAll().where('id', '=', id).execute()).toEqual(before);
  });

  test('refuses any value that a field cannot have', async () => {
    const member = await signedIn(app);
    const id = await anAlert(app.database.db, { accountId: member.account.id });
    const field = fc.constantFrom('notification', 'minPrice', 'features', 'floor', 'excludePriceOnRequest', 'added');
    const noNumber = fc.string({ minLength: 1 }).filter((text) => !/^\d+$/.test(text.trim()) && text.trim() !== '');
    await fc.assert(
      fc.asyncProperty(field, noNumber, async (name, value) => {
        expect(refusalOf(await edit(member, id, name, `${value}!`))).toMatch(/^400 /);
      }),
      { numRuns: 40 },
    );
  });
});
