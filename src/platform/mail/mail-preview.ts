import type { Mail } from './mail.ts';

/** Longest preview, characters: inboxes show less. */
const LONGEST = 140;
/** End of a sentence; greetings and titles have none. */
const SENTENCE = /[.!?:]$/;

/**
 * The line that inboxes show beside the subject: the first paragraph that is a sentence, else the first thing of the mail with its facts,
 * else the first paragraph. A greeting says nothing there.
 */
export function mailPreview({
  paragraphs,
  groups = [],
  heading,
}: Pick<Mail, 'paragraphs' | 'groups' | 'heading'>): string {
  const sentence = paragraphs.find((text) => SENTENCE.test(text.trim()));
  const [entry] = groups.flatMap(({ entries }) => entries);
  const thing = entry && [entry.title, ...entry.facts].join(' · ');
  return (sentence ?? thing ?? paragraphs[0] ?? heading).slice(0, LONGEST);
}
