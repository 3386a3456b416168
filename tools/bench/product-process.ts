import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Interval of readiness checks, milliseconds: recoveries are measured no more exactly. */
const LOOK_EVERY_MS = 20;
/** Longest wait for readiness, milliseconds. */
const LONGEST_RECOVERY_MS = 300_000;

/** Where it finds its sources compiled once one of its processes has ended in order, as `npm start` does. */
const COMPILED = 'var/compiled';

/** The product as a process of its own, which may be killed and started again. */
export class ProductProcess {
  readonly origin: string;
  readonly #settings: Readonly<Record<string, string>>;
  readonly #logFile: number;
  readonly #script: string;
  #folder = '.';
  #process: ChildProcess | null = null;

  /**
   * @param logFile what it says is added there
   * @param script what is run: the product alone, or what fills it with the sample market before
   */
  constructor(
    settings: Readonly<Record<string, string>> & { PORT: string },
    logFile: string,
    script: 'src/main.ts' | 'tools/start.ts' = 'src/main.ts',
  ) {
    this.origin = `http://127.0.0.1:${settings.PORT}`;
    this.#settings = settings;
    this.#logFile = openSync(logFile, 'a');
    this.#script = script;
  }

  /** @param folder the version that is started: a folder with sources, pages and packages */
  start(folder = this.#folder): void {
    this.#folder = folder;
    this.#process = spawn(process.execPath, ['src/launch.ts', this.#script], {
      cwd: folder,
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILED, MAP_STREETS: 'off', ...this.#settings },
      stdio: ['ignore', this.#logFile, this.#logFile],
    });
  }

  /** Whether it lives: a loss of the database shall not end it. */
  isAlive(): boolean {
    return this.#process !== null && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  /** The memory it holds, all its threads and processes included, megabytes. */
  memoryMb(): number {
    return this.#process?.pid === undefined ? 0 : memoryKb(this.#process.pid) / 1024;
  }

  /** Ends it at once, as a crash does. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  async stop(): Promise<void> {
    await this.#end('SIGTERM');
  }

  /** Waits until it is ready. Returns how long that took, milliseconds. @throws Error when it never is */
  async ready(): Promise<number> {
    const begunMs = performance.now();
    while (!(await this.#isReady())) {
      if (performance.now() - begunMs > LONGEST_RECOVERY_MS || !this.isAlive()) {
        throw new Error(this.isAlive() ? 'The product did not recover.' : 'The product has ended.');
      }
      await sleep(LOOK_EVERY_MS);
    }
    return performance.now() - begunMs;
  }

  async #isReady(): Promise<boolean> {
    const answer = await fetch(`${this.origin}/readyz`).catch(() => null);
    await answer?.body?.cancel();
    return answer?.status === 200;
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    if (!this.#process || !this.isAlive()) return;
    const end = once(this.#process, 'exit');
    this.#process.kill(signal);
    await end;
  }
}

/** The memory of a process and all that it began, kilobytes. @source proc(5), "VmRSS", "children" */
function memoryKb(pid: number): number {
  try {
    const own = Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
    const children = readdirSync(`/proc/${pid}/task`)
      .flatMap((task) => readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' '))
      .filter(Boolean);
    return children.reduce((sum, child) => sum + memoryKb(Number(child)), own);
  } catch {
    // It has ended meanwhile.
    return 0;
  }
}
