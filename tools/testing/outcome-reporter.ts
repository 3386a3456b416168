import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification } from 'vitest/node';
import type { Outcome } from './outcome.ts';

/** A reporter where `npm test` names a file for the outcome, by `TEST_OUTCOME`; none elsewhere. */
export function outcomeReporters(): Reporter[] {
  const { TEST_OUTCOME } = process.env;
  return TEST_OUTCOME ? [new OutcomeReporter(TEST_OUTCOME)] : [];
}

/** Writes how a run of Vitest ended into a file. */
class OutcomeReporter implements Reporter {
  readonly #outcomeFile: string;
  #files: string[] = [];

  constructor(outcomeFile: string) {
    this.#outcomeFile = outcomeFile;
  }

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#files = specifications.map(({ testModule, moduleId }) => testModule?.relativeModuleId ?? relative(moduleId));
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const finished = modules.filter(isFinished);
    const lost = this.#files.filter((file) => !finished.some((module) => module.relativeModuleId === file));
    const tests = finished.flatMap((module) => [...module.children.allTests()]);
    const outcome: Outcome = {
      passed: count(tests, 'passed'),
      skipped: count(tests, 'skipped'),
      failures: [
        ...finished.flatMap(failuresOf),
        ...errors.filter((error) => lost.length === 0 || !isCrash(error)).map(({ message }) => firstLine(message)),
      ],
      lost,
    };
    writeFileSync(this.#outcomeFile, JSON.stringify(outcome));
  }
}

function relative(moduleId: string): string {
  return moduleId.replace(`${process.cwd()}/`, '');
}

/** Whether a result is known of each of its tests. */
function isFinished(module: TestModule): boolean {
  if (!['passed', 'failed', 'skipped'].includes(module.state())) return false;
  return [...module.children.allTests()].every((test) => test.result().state !== 'pending');
}

function count(tests: readonly TestCase[], state: 'passed' | 'skipped'): number {
  return tests.filter((test) => test.result().state === state).length;
}

/** Failed tests of a file, a line each; errors of the file itself, such as of its hooks, are failures as well. */
function failuresOf(module: TestModule): string[] {
  const failed = [...module.children.allTests('failed')].map(
    (test) => `${module.relativeModuleId} – ${test.fullName}: ${firstLine(test.result().errors?.[0]?.message)}`,
  );
  const suites = [...module.children.allSuites()].flatMap((suite) => suite.errors());
  const own = [...module.errors(), ...suites].map(
    ({ message }) => `${module.relativeModuleId} – ${firstLine(message)}`,
  );
  return [...failed, ...own];
}

/** Whether the error says that a process of tests died: its files are lost, and tried again. */
function isCrash({ message, cause }: SerializedError): boolean {
  return [message, cause?.message].some((text) => text?.includes('Worker exited unexpectedly'));
}

function firstLine(message = ''): string {
  return message.split('\n', 1)[0] ?? '';
}
