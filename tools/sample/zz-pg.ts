import { startPostgres } from '../testing/postgres.ts';
import { spawnSync } from 'node:child_process';
const pg = await startPostgres(['shared_buffers=1GB', 'work_mem=32MB']);
try { spawnSync(process.execPath, ['tools/sample/zz-load.ts', process.argv[2] ?? '200000'], { stdio: 'inherit', env: { ...process.env, PGURL: pg.url } }); } finally { pg.stop(); }
