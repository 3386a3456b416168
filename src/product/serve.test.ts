import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Libraries for few requests, loaded by the first of them. */
const LATE = ['stripe', 'pdfkit', 'svg-engine', 'ioredis', '@zxcvbn-ts/language-common', '@react-email/html'];

/** Reports the packages whose files are read with the product. */
const READING = `
  import { registerHooks } from 'node:module';
  const packages = new Set();
  registerHooks({
    load(url, context, next) {
      packages.add(/node_modules[/]((?:@[^/]+[/])?[^/]+)/.exec(url)?.[1]);
      return next(url, context);
    },
  });
  await import('./src/product/serve.ts');
  console.log(JSON.stringify([...packages]));
  process.exit(0);
`;

test('a start reads no library that few requests need', () => {
  const cwd = fileURLToPath(new URL('../..', import.meta.url));
  const parameters = ['--input-type=module', '--eval', READING];
  const { stdout, stderr } = spawnSync(process.execPath, parameters, { cwd, encoding: 'utf8' });
  expect(stderr).toBe('');
  const packages: string[] = JSON.parse(stdout);

  expect(packages).toContain('fastify');
  expect(packages.filter((name) => LATE.includes(name))).toEqual([]);
});
