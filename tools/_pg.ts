import { startPostgres } from './testing/postgres.ts';
const p = await startPostgres(['shared_buffers=1GB','work_mem=32MB']);
console.log(p.url);
process.on('SIGTERM', () => { p.stop(); process.exit(0); });
setInterval(() => {}, 1000);
