import { globSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * Cases that capabilities export for tests of all of them, in the order of their names.
 *
 * @param file name of the file in `tests/` of a capability, without its ending
 * @param name of the export, which each such file has
 */
export async function readCases<Cases>(file: string, name: string): Promise<Cases[]> {
  const files = globSync(`src/capabilities/*/tests/${file}.ts`).sort();
  return Promise.all(
    files.map(async (path) => ((await import(resolve(path))) as Record<string, Cases>)[name] as Cases),
  );
}
