import { expect, test } from 'vitest';
import { AppError } from '#kernel/app-error.ts';
import { OfferSaver } from './offer-saver.ts';

/** A saver with a simulated clock. */
function aSaver(answers: (AppError | null)[] = []) {
  const timers: { work: () => void; afterMs: number }[] = [];
  const states: string[] = [];
  let sent = 0;
  let letGo: (() => void) | null = null;
  let isHeld = false;
  const saver = new OfferSaver({
    send: async () => {
      const answer = answers[sent];
      sent += 1;
      if (isHeld)
        await new Promise<void>((resolve) => {
          letGo = resolve;
        });
      if (answer) throw answer;
    },
    later: (work, afterMs) => {
      const timer = { work, afterMs };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
    onState: (state) => void states.push(state),
  });
  const pass = async (): Promise<number | undefined> => {
    const timer = timers.shift();
    timer?.work();
    for (let turn = 0; turn < 20; turn++) await Promise.resolve();
    return timer?.afterMs;
  };
  return {
    saver,
    pass,
    states,
    timers,
    sent: () => sent,
    hold: () => {
      isHeld = true;
    },
    letGo: () => letGo?.(),
  };
}

test('many keys are one request', async () => {
  const { saver, pass, sent, states } = aSaver();
  for (let key = 0; key < 10; key++) saver.change();
  await pass();
  expect(sent()).toBe(1);
  expect(states.at(-1)).toBe('saved');
});

test('changes typed while a request is under way go with the next, never beside it', async () => {
  const { saver, pass, sent, hold, letGo } = aSaver();
  hold();
  saver.change();
  await pass();
  saver.change();
  await pass();
  expect(sent()).toBe(1);
  letGo();
  await pass();
  await pass();
  expect(sent()).toBe(2);
});

test('a broken connection is tried again, later each time, and the text stays on this device until then', async () => {
  const broken = new AppError('error.unavailable', { code: 503 });
  const { saver, pass, states, sent } = aSaver([broken, broken]);
  saver.change();
  expect(await pass()).toBe(1_200);
  expect(states.at(-1)).toBe('device');
  expect(await pass()).toBe(2_000);
  expect(await pass()).toBe(4_000);
  expect(sent()).toBe(3);
  expect(states.at(-1)).toBe('saved');
});

test('a refusal is not repeated by itself', async () => {
  const { saver, pass, timers, states } = aSaver([new AppError('error.quota', { code: 409 })]);
  saver.change();
  await pass();
  expect(timers).toEqual([]);
  expect(states.at(-1)).toBe('device');
});
