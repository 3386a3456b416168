import { afterEach, beforeEach, expect, vi } from 'vitest';
import { commands } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import { toasts } from '#kit/design/feedback/useToasts.ts';
import { setViewer } from '#kit/viewer/viewer-store.ts';
import './browser-commands.ts';
import './locators.ts';
import { untilAnswered } from './held-answers.ts';

/** Each test begins as a visitor who answered the question about cookies, and ends without a complaint in the console. */
const complaints: unknown[][] = [];

// As on a phone, and in the windows of journeys: a scroll bar takes no space.
const withoutBars = document.createElement('style');
withoutBars.textContent = '* { scrollbar-width: none; }';
document.head.append(withoutBars);

beforeEach(async () => {
  // A page of the earlier test would see its member go, and so would its last requests.
  await cleanup();
  await untilAnswered();
  await commands.becomeVisitor();
  localStorage.clear();
  sessionStorage.clear();
  setViewer(null);
  toasts.resume();
  for (const { id } of toasts.toasts()) toasts.dismiss(id);
  complaints.length = 0;
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words: unknown[]) => void complaints.push(words));
});
afterEach(() => {
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});
