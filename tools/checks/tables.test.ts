import { expect, test } from 'vitest';
import { statementFaults } from './tables.ts';

const OWN = { known: new Set(['offer', 'agency', 'mail', 'offerPicture']), tables: ['offer'], reads: ['agency'] };

test.each([
  ['its own table is written and read', "db.insertInto('offer'); sql`update offer set x = 1`; sql`from offer`", []],
  ['a table that is declared may be read', "db.selectFrom('offer as o').innerJoin('agency as a', 'a.id', 'o.id')", []],
  ['what is no table of the product', 'sql`insert into staged select * from lateral x`', []],
  ['emptying that of another', "deleteInBatches(db, 'agency', where)", ['writes agency of another']],
  ['writing that of another', "db.updateTable('agency')", ['writes agency of another']],
  ['writing that of another in SQL', 'sql`delete\n from agency where 1`', ['writes agency of another']],
  ['writing one of two words', "db.updateTable('offerPicture')", ['writes offerPicture of another']],
  ['writing one of two words in SQL', 'sql`update offer_picture set x = 1`', ['writes offerPicture of another']],
  ['reading one that is not declared', 'sql`select from offer o join mail m using (id)`', ['reads mail, undeclared']],
])('%s', (_name, text, faults) => {
  expect(statementFaults(text, OWN)).toEqual(faults);
});
