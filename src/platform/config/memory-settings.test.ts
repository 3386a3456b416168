import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { machineMemoryMb, runtimeMemory } from './memory-settings.ts';

const GB = 2 ** 30;

describe('the memory of a process', () => {
  test('is that of the machine, or of its container where that has less', () => {
    expect(machineMemoryMb(24 * GB, 0)).toBe(24 * 1_024);
    expect(machineMemoryMb(24 * GB, undefined)).toBe(24 * 1_024);
    expect(machineMemoryMb(24 * GB, 2 ** 64)).toBe(24 * 1_024);
    expect(machineMemoryMb(24 * GB, GB)).toBe(1_024);
  });

  test('is at least what the product needs, however small the machine says it is', () => {
    expect(machineMemoryMb(GB, 1)).toBe(512);
  });

  test.each([
    [512, 256, 8],
    [2_048, 1_024, 32],
    [24_576, 4_096, 32],
  ])('of %i MB gives the heap %i MB and the young generation %i', (memoryMb, oldSpaceMb, semiSpaceMb) => {
    const { flags } = runtimeMemory(memoryMb);
    expect(flags).toContain(`--max-old-space-size=${oldSpaceMb}`);
    expect(flags).toContain(`--max-semi-space-size=${semiSpaceMb}`);
  });
});

describe('a launch', () => {
  const SHOWN = `JSON.stringify({
    pid: process.pid,
    limitMb: Math.round(v8.getHeapStatistics().heap_size_limit / 2 ** 20),
    arenas: process.env.MALLOC_ARENA_MAX,
    flags: process.execArgv,
  })`;
  const launch = (env: Record<string, string>) =>
    spawnSync(process.execPath, ['src/launch.ts', '--print', SHOWN], {
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    });

  test('becomes the product in the same process, with the memory that an operator allows', () => {
    const { pid, stdout, stderr } = launch({ MEMORY_MB: '1024' });
    const shown = JSON.parse(stdout);
    expect({ stderr, pid: shown.pid, arenas: shown.arenas }).toEqual({ stderr: '', pid, arenas: '2' });
    expect(shown.flags).toEqual(expect.arrayContaining([...runtimeMemory(1_024).flags]));
    // The young generation is included: three semi-spaces at most.
    expect(shown.limitMb).toBeGreaterThanOrEqual(512);
    expect(shown.limitMb).toBeLessThanOrEqual(512 + 3 * 8);
  });

  test('leaves what an operator chose for the C library', () => {
    expect(JSON.parse(launch({ MALLOC_ARENA_MAX: '7' }).stdout).arenas).toBe('7');
  });

  test('names a wrong setting in its one line and starts nothing', () => {
    const { status, stdout, stderr } = launch({ MEMORY_MB: '100' });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe('MEMORY_MB: must be a whole number from 512 to 1048576, not "100"\n');
  });
});
