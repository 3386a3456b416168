import { SETTINGS_KINDS } from '#generated/settings-kinds.ts';
import { readConfig } from '#platform/config/config.ts';
import { runtimeMemory } from '#platform/config/memory-settings.ts';
import { PlainError } from '#platform/terminal/plain-error.ts';
import { startFailureMessage } from './product/operator-message.ts';

/**
 * `node src/launch.ts ENTRY …` becomes `node FLAGS ENTRY …` in the same process, with the memory settings that fit this machine: flags of
 * the heap and of the C library hold only for a process that starts with them.
 */
try {
  const { flags, environment } = runtimeMemory(readConfig(undefined, SETTINGS_KINDS).memoryMb);
  const { execPath, argv, env } = process;
  if (!process.execve) throw new PlainError('Lares runs on Linux and macOS.');
  process.execve(execPath, [execPath, ...flags, ...argv.slice(2)], { ...environment, ...env });
} catch (error) {
  console.error(startFailureMessage(error));
  process.exit(1);
}
