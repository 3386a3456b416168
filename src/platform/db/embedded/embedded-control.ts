import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { dirname, join, relative } from 'node:path';
import { InputRefusal, PlainError } from '../../terminal/plain-error.ts';

/** Requests of another process to the one that has an embedded database open. */
export type ControlRequest =
  /** Write the current database into a new folder. */
  | { kind: 'copy'; folder: string }
  /** Continue with the database in this folder; the current one is set aside under the other name. */
  | { kind: 'replace'; folder: string; asideFolder: string }
  /** Carry out a command of a capability in the process. */
  | { kind: 'command'; name: string; input: unknown };

/** The process that has the database open did not carry out the request. */
export class ControlError extends PlainError {}

/** Bounds of requests of other processes. A command itself has no time limit. */
export interface ControlRules {
  /** Connections at once; further ones are refused and closed. */
  mostOpen: number;
  /** Longest pause between two pieces of a request, milliseconds. */
  longestSilenceMs: number;
  /** Longest time until a request is complete, milliseconds. */
  longestRequestMs: number;
  /** Longest time until the other end has read its answer, milliseconds. */
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

/** Location of the socket in the data folder. The folder of the socket is closed to other accounts before the socket is created. */
const SOCKET = join('control', 'socket');
const OWNER_FOLDER = 0o700;
const OWNER_ONLY = 0o600;
/** Longest address of a socket, bytes. @source unix(7), "sun_path" */
const LONGEST_ADDRESS = 107;

type CarryOut = (request: ControlRequest) => Promise<unknown>;

/**
 * Answers requests of other processes of this machine until it is closed. No request is possible where the folder's path is too long for a
 * socket, or its disk supports none.
 */
export async function serveControl(
  dataDir: string,
  carryOut: CarryOut,
  rules: ControlRules = CONTROL_RULES,
): Promise<() => Promise<void>> {
  const address = addressIn(dataDir);
  if (Buffer.byteLength(address) > LONGEST_ADDRESS) return async () => {};
  makeOwnFolder(dirname(address));
  // We hold the lock of the folder: an existing socket was left by a process that is gone.
  rmSync(address, { force: true });
  const control = new Control(carryOut, rules);
  const server = createServer({ allowHalfOpen: true }, (socket) => control.take(socket));
  const isListening = await new Promise<boolean>((resolve) => {
    // Not every disk supports sockets.
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
 * Sends a request to the process that has the database of a data folder open. Returns its answer.
 *
 * @throws ControlError in an operator's words; InputRefusal where the process refuses the input
 */
export async function askControl(dataDir: string, request: ControlRequest): Promise<unknown> {
  const socket = connect(addressIn(dataDir));
  try {
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('error', reject);
    });
    socket.end(JSON.stringify(request));
    const reply = await answerOn(socket);
    if (reply.startsWith(REFUSED)) throw new InputRefusal(reply.slice(REFUSED.length));
    if (!reply.startsWith(DONE)) throw new ControlError(reply || 'The product ended meanwhile.');
    return JSON.parse(reply.slice(DONE.length));
  } catch (error) {
    if (error instanceof ControlError || error instanceof InputRefusal) throw error;
    throw new ControlError(`The product that uses ${dataDir} cannot be asked: stop it first.`);
  } finally {
    socket.destroy();
  }
}

/** Begins an answer; its JSON follows. */
const DONE = 'done ';
/** Begins the reason of a refused input. */
const REFUSED = 'refused ';
const BUSY = 'The product carries out as many commands as it can: try again in a moment.';
const TOO_LARGE = 'The product takes no command as large as this one, or not now: try again in a moment.';

/** The complete answer on a socket. A connection closed before it has read the whole request has sent the reason. */
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
  /** Connections whose request is incomplete. */
  readonly #asking = new Set<Socket>();
  #open = 0;
  #heldBytes = 0;

  constructor(carryOut: CarryOut, rules: ControlRules) {
    this.#carryOut = carryOut;
    this.#rules = rules;
  }

  take(socket: Socket): void {
    // The other end may be gone: the error is ignored.
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
    this.#read(socket);
  }

  /** Ends connections whose request is incomplete; requests in progress are finished. */
  breakUnfinished(): void {
    for (const socket of this.#asking) socket.destroy();
  }

  #read(socket: Socket): void {
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

/** Closes a connection that misses a time limit. */
function endAfter(socket: Socket, longestMs: number, event: 'end' | 'close'): void {
  const deadline = setTimeout(() => socket.destroy(), longestMs).unref();
  for (const each of new Set([event, 'close'])) socket.once(each, () => clearTimeout(deadline));
}

/** The shorter of the two paths of the socket. */
function addressIn(dataDir: string): string {
  const whole = join(dataDir, SOCKET);
  const fromHere = relative(process.cwd(), whole);
  return fromHere.length < whole.length ? fromHere : whole;
}
