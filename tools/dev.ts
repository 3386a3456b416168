import { spawn } from 'node:child_process';
import { readConfig } from '#platform/config/config.ts';
import { prepareData } from './prepare-data.ts';

/** `npm run dev`: pages reload on change, the server restarts on change. */
await prepareData(readConfig());
const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/main.ts'], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => server.kill(signal));
server.on('exit', (code) => process.exit(code ?? 1));
