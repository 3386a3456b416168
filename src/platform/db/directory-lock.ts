import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another live process works in the folder. */
export class DirectoryLockedError extends Error {
  constructor(folder: string) {
    super(`Another process is using ${folder}. Stop it, or choose another folder with DATA_DIR.`);
  }
}

/**
 * Claims a folder for this process: a socket that listens. The operating system knows whether its owner lives,
 * so a killed process leaves nothing that could block the next one.
 *
 * @returns releases the claim
 * @throws DirectoryLockedError
 */
export async function lockDirectory(folder: string): Promise<() => Promise<void>> {
  // The address of a socket may have about 100 characters: hence the digest in the temporary folder.
  const digest = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  const address = join(tmpdir(), `lares-${digest}.sock`);
  let server = await listen(address);
  if (!server) {
    if (await answers(address)) throw new DirectoryLockedError(folder);
    rmSync(address, { force: true });
    server = await listen(address);
  }
  if (!server) throw new DirectoryLockedError(folder);
  const claim = server;
  claim.unref();
  return () => new Promise((resolve) => claim.close(() => resolve()));
}

function listen(address: string): Promise<Server | null> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.end());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(null) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
