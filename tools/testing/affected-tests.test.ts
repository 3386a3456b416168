import { describe, expect, test } from 'vitest';
import { affectedTests, changedCapabilities, type ProjectFiles } from './affected-tests.ts';

const PROJECT: ProjectFiles = {
  imports: new Map([
    ['src/capabilities/notes/server/note.service.ts', ['src/capabilities/notes/note.ts']],
    ['src/capabilities/notes/server/note.module.ts', ['src/capabilities/notes/server/note.service.ts']],
    ['src/capabilities/shares/server/share.service.ts', ['src/capabilities/notes/server/note.service.ts']],
    ['src/pages/notes/NotesPage.tsx', ['src/capabilities/notes/note.ts']],
    ['src/product/modules.ts', ['src/capabilities/notes/server/note.module.ts']],
    ['tests/support/test-app.ts', ['src/product/modules.ts']],
    ['src/capabilities/notes/server/note.test.ts', ['tests/support/test-app.ts']],
    ['src/capabilities/shares/server/share.test.ts', ['tests/support/test-app.ts']],
    ['src/capabilities/mails/server/mail.test.ts', ['tests/support/test-app.ts']],
  ]),
  tests: [
    ...['src/capabilities/mails/server/mail.test.ts', 'src/capabilities/notes/server/note.test.ts'],
    ...['src/capabilities/shares/server/share.test.ts', 'src/pages/notes/notes-page.test.ts'],
  ],
  modules: [
    { name: 'notes', tables: ['account' as never] },
    { name: 'mails', tables: ['mail' as never], reads: ['account' as never] },
  ],
  textOf: () => 'alter table account add column nickname text;',
};
const affected = (...changed: string[]) => affectedTests(changed, PROJECT);

describe('a change is tried by the tests', () => {
  test('of its capability, of those that import it and of pages that show it', () => {
    expect(affected('src/capabilities/notes/note.ts')).toEqual(PROJECT.tests.slice(1));
  });

  test('of no capability that does not know it, though all are in one list', () => {
    expect(affected('src/capabilities/shares/server/share.service.ts')).toEqual([
      'src/capabilities/shares/server/share.test.ts',
    ]);
  });

  test('of its own room where no file imports it', () => {
    expect(affected('src/pages/notes/notes.graphql')).toEqual(['src/pages/notes/notes-page.test.ts']);
  });

  test('of all who keep or read the table that a migration changes', () => {
    expect(affected('db/migrations/0099_nicknames.sql')).toEqual(PROJECT.tests.slice(0, 2));
  });

  test('of everything that is on the list of capabilities where that changes', () => {
    const onServer = PROJECT.tests.slice(0, 3);
    expect(affected('tests/support/test-app.ts')).toEqual(onServer);
  });

  test('files that tools write follow from something else that changed', () => {
    expect(affected('src/generated/operations.ts')).toEqual([]);
  });
});

test('operations are tried of capabilities whose server side or records change', () => {
  expect(
    changedCapabilities([
      'src/capabilities/notes/ui/Note.tsx',
      'src/capabilities/mails/server/mail.graphql',
      'README.md',
    ]),
  ).toEqual(['mails']);
});
