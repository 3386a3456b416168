import { CamelCasePlugin } from 'kysely';

class ColumnNames extends CamelCasePlugin {
  columnOf(name: string): string {
    return this.snakeCase(name);
  }

  nameOf(column: string): string {
    return this.camelCase(column);
  }
}

/** Code says `offerId` where the database says `offer_id`; keys inside of JSON stay as they are stored. */
export const COLUMN_NAMES = new ColumnNames({ maintainNestedObjectKeys: true });

/** A record under the names of its columns, for statements that take rows as JSON (`json_populate_recordset`). */
export const inColumns = (record: object): object =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [COLUMN_NAMES.columnOf(name), value]));
