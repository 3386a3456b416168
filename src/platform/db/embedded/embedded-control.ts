import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { InputRefusal, PlainError } from '../../terminal/plain-error.ts';

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

/** Bounds of what other processes ask. A command itself takes as long as it needs. */
export interface ControlRules {
  /** Connections at once; further ones are told so and closed. */
  mostOpen: number;
  /** Between two pieces of a request, milliseconds. */
  longestSilenceMs: number;
  /** Until all of a request is there, milliseconds. */
  longestRequestMs: number;
  /** Until the other end has taken its answer, milliseconds. */
  longestAnswerMs: number;
  /** All requests together that are not yet carried out, bytes. */
  mostBytes: number;
}

/** The rules of the product: the largest request holds a file of areas of 200 MB. @source docs/reference/limits.md, "Control socket" */
const CONTROL_RULES: ControlRules = {
  mostOpen: 8,
  longestSilenceMs: 10_000,
  longestRequestMs: 60_000,
  longestAnswerMs: 30_000,
  mostBytes: 256 * 1_048_576,
};

/** Where in the data folder requests are made. The folder of the socket is closed to other accounts before the socket is in it. */
const SOCKET = join('control', 'socket');
const OWNER_FOLDER = 0o700;
const OWNER_ONLY = 0o600;
/** Addresses of sockets may not be longer, bytes. @source unix(7), "sun_path" */
const LONGEST_ADDRESS = 107;

type CarryOut = (request: ControlRequest) => Promise<unknown>;

/**
 * Answers the questions of other processes of this machine until it is closed. Where the folder's path is too long for a
 * socket, or its disk takes none, nobody can ask.
 */
export async function serveControl(
  dataDir: string,
  carryOut: CarryOut,
  rules: ControlRules = CONTROL_RULES,
): Promise<() => Promise<void>> {
  const address = addressIn(dataDir);
  if (Buffer.byteLength(address) > LONGEST_ADDRESS) return async () => {};
  makeOwnFolder(dirname(address));
  // The lock of the folder is ours: whatever lies here was left by a process that is gone.
  rmSync(address, { force: true });
  const control = new Control(carryOut, rules);
  const server = createServer({ allowHalfOpen: true }, (socket) => control.take(socket));
  const isListening = await new Promise<boolean>((resolve) => {
    // Not every disk takes sockets.
    server.once('error', () => resolve(false));
    server.listen(address, () => resolve(true));
  });
  if (!isListening) return async () => {};
  chmodSync(address, OWNER_ONLY);
  server.unref();
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      control.breakUnfinished();
    });
}

function makeOwnFolder(folder: string): void {
  if (!existsSync(folder)) mkdirSync(folder, { mode: OWNER_FOLDER });
  chmodSync(folder, OWNER_FOLDER);
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
    const said = await answerOn(socket);
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
const BUSY = 'The product carries out as many commands as it can: try again in a moment.';
const TOO_LARGE = 'The product takes no command as large as this one, or not now: try again in a moment.';

/** All that is said on a socket. A connection that is closed before it has taken all that was sent has said why. */
async function answerOn(socket: Socket): Promise<string> {
  const pieces: Buffer[] = [];
  try {
    for await (const piece of socket as AsyncIterable<Buffer>) pieces.push(piece);
  } catch (error) {
    if (pieces.length === 0) throw error;
  }
  return Buffer.concat(pieces).toString();
}

/** The connections of a control socket. */
class Control {
  readonly #carryOut: CarryOut;
  readonly #rules: ControlRules;
  /** Those that have not sent all of their request. */
  readonly #asking = new Set<Socket>();
  #open = 0;
  #heldBytes = 0;

  constructor(carryOut: CarryOut, rules: ControlRules) {
    this.#carryOut = carryOut;
    this.#rules = rules;
  }

  take(socket: Socket): void {
    // The other end may be gone: nothing to do about it.
    socket.on('error', () => {});
    if (this.#open >= this.#rules.mostOpen) return void socket.end(BUSY, () => socket.destroy());
    this.#open += 1;
    this.#asking.add(socket);
    socket.once('close', () => {
      this.#open -= 1;
      this.#asking.delete(socket);
    });
    socket.setTimeout(this.#rules.longestSilenceMs, () => socket.destroy());
    endAfter(socket, this.#rules.longestRequestMs, 'end');
    this.#hear(socket);
  }

  /** Ends those whose request is not whole; what is being carried out comes to its end. */
  breakUnfinished(): void {
    for (const socket of this.#asking) socket.destroy();
  }

  #hear(socket: Socket): void {
    const pieces: Buffer[] = [];
    let bytes = 0;
    const letGo = (): void => {
      this.#heldBytes -= bytes;
      bytes = 0;
      pieces.length = 0;
    };
    socket.on('data', (piece: Buffer) => {
      pieces.push(piece);
      bytes += piece.length;
      this.#heldBytes += piece.length;
      if (this.#heldBytes <= this.#rules.mostBytes) return;
      letGo();
      socket.removeAllListeners('data').end(TOO_LARGE, () => socket.destroy());
    });
    socket.once('close', letGo);
    socket.once('end', () => {
      this.#asking.delete(socket);
      socket.setTimeout(0);
      const request = Buffer.concat(pieces).toString();
      letGo();
      if (socket.writable) void this.#answer(socket, request);
    });
  }

  async #answer(socket: Socket, request: string): Promise<void> {
    const answer = await this.#answerTo(request);
    endAfter(socket, this.#rules.longestAnswerMs, 'close');
    socket.end(answer, () => socket.destroy());
  }

  async #answerTo(request: string): Promise<string> {
    try {
      const result = await this.#carryOut(JSON.parse(request) as ControlRequest);
      return DONE + JSON.stringify(result ?? null);
    } catch (error) {
      return (error instanceof InputRefusal ? REFUSED : '') + (error as Error).message;
    }
  }
}

/** Closes a connection on which something does not happen in time. */
function endAfter(socket: Socket, longestMs: number, event: 'end' | 'close'): void {
  const deadline = setTimeout(() => socket.destroy(), longestMs).unref();
  for (const each of new Set([event, 'close'])) socket.once(each, () => clearTimeout(deadline));
}

/** The shorter of the two ways to name the socket. */
function addressIn(dataDir: string): string {
  const whole = join(dataDir, SOCKET);
  const fromHere = relative(process.cwd(), whole);
  return fromHere.length < whole.length ? fromHere : whole;
}
