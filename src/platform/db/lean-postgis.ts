import { randomUUID } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Extension } from '@electric-sql/pglite';
import { postgis } from '@electric-sql/pglite-postgis';
import { createTar, parseTar } from 'nanotar';

const PACKAGE = import.meta.resolve('@electric-sql/pglite-postgis');
const FULL_BUNDLE = new URL('./postgis.tar.gz', PACKAGE);
/** Beside the packages, and gone with them: `node_modules/.cache`. */
const CACHE = new URL('../../../.cache/lares/', PACKAGE);

/** What we use: the program, projections, and the script that makes the extension. */
const USED =
  /^(?:lib\/postgresql\/postgis-3\.so|share\/proj\/.+|share\/postgresql\/extension\/postgis(?:\.control|--[\d.]+\.sql))$/;

/**
 * PostGIS without rasters, topologies, an American geocoder and the ways from older versions: three quarters of the
 * bundle, all of which PGlite unpacks and compiles at each start. The smaller bundle is made at the first start.
 */
export async function leanPostgis(): Promise<Extension> {
  const bundlePath = await leanBundle().catch(() => FULL_BUNDLE); // for example where the packages may not be written
  return {
    ...postgis,
    setup: async (pglite, options) => ({ ...(await postgis.setup(pglite, options)), bundlePath }),
  };
}

async function leanBundle(): Promise<URL> {
  const lean = new URL(`postgis-${statSync(FULL_BUNDLE).size}.tar.gz`, CACHE);
  if (existsSync(lean)) return lean;
  const files = parseTar(await promisify(gunzip)(await readFile(FULL_BUNDLE)));
  const used = files.filter(({ name }) => USED.test(name));
  const bytes = await promisify(gzip)(createTar(used), { level: 1 });
  await mkdir(CACHE, { recursive: true });
  // Under another name first: others may start at the same moment, and this process may be killed.
  const draft = new URL(`${randomUUID()}.tmp`, CACHE);
  await writeFile(draft, bytes);
  await rename(draft, lean);
  return lean;
}
