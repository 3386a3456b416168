import { chmodSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { text } from 'node:stream/consumers';
import { InputRefusal, PlainError } from '../terminal/plain-error.ts';

/** What another process may ask of the one that has an embedded database open. */
export type ControlRequest =
  /** Write the database as it is now into a new folder. */
  | { kind: 'copy'; folder: string }
  /** Go on with the database in this folder; the one in use so far is put aside under the other name. */
  | { kind: 'replace'; folder: string; asideFolder: string }
  /** Carry out a command of a capability, where it works. */
  | { kind: 'command'; name: string; input: unknown };

/** The process that has the database open did not do what it was asked. */
export class ControlError extends PlainError {}

/** Where in the data folder such questions are asked: whoever may open the socket may read the files beside it too. */
const SOCKET = 'control.sock';
const OWNER_ONLY = 0o600;
/** Addresses of sockets may not be longer, bytes. @source unix(7), "sun_path" */
const LONGEST_ADDRESS = 107;

/**
 * Answers the questions of other processes of this machine until it is closed. Where the folder's path is too long for a
 * socket, or its disk takes none, nobody can ask.
 */
export async function serveControl(
  dataDir: string,
  carryOut: (request: ControlRequest) => Promise<unknown>,
): Promise<() => Promise<void>> {
  const address = addressIn(dataDir);
  if (Buffer.byteLength(address) > LONGEST_ADDRESS) return async () => {};
  // The lock of the folder is ours: whatever lies here was left by a process that is gone.
  rmSync(address, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => void answer(socket, carryOut));
  const isListening = await new Promise<boolean>((resolve) => {
    // Not every disk takes sockets.
    server.once('error', () => resolve(false));
    server.listen(address, () => resolve(true));
  });
  if (!isListening) return async () => {};
  chmodSync(address, OWNER_ONLY);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

/**
 * Asks the process that has the database of a data folder open. Returns what it says.
 *
 * @throws ControlError in an operator's words; InputRefusal where what was handed in is refused there
 */
export async function askControl(dataDir: string, request: ControlRequest): Promise<unknown> {
  const socket = connect(addressIn(dataDir));
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    socket.end(JSON.stringify(request));
    const said = await text(socket);
    if (said.startsWith(REFUSED)) throw new InputRefusal(said.slice(REFUSED.length));
    if (!said.startsWith(DONE)) throw new ControlError(said || 'The product ended meanwhile.');
    return JSON.parse(said.slice(DONE.length));
  } catch (error) {
    if (error instanceof ControlError || error instanceof InputRefusal) throw error;
    throw new ControlError(`The product that uses ${dataDir} cannot be asked: stop it first.`);
  } finally {
    socket.destroy();
  }
}

/** Begins an answer; what was asked for follows as JSON. */
const DONE = 'done ';
/** Begins the reason why what was handed in is refused. */
const REFUSED = 'refused ';

async function answer(socket: Socket, carryOut: (request: ControlRequest) => Promise<unknown>): Promise<void> {
  // Who asked may be gone: nothing to do about it.
  socket.on('error', () => {});
  try {
    const result = await carryOut(JSON.parse(await text(socket)) as ControlRequest);
    socket.end(DONE + JSON.stringify(result ?? null));
  } catch (error) {
    socket.end((error instanceof InputRefusal ? REFUSED : '') + (error as Error).message);
  }
}

/** The shorter of the two ways to name the socket. */
function addressIn(dataDir: string): string {
  const whole = join(dataDir, SOCKET);
  const fromHere = relative(process.cwd(), whole);
  return fromHere.length < whole.length ? fromHere : whole;
}
