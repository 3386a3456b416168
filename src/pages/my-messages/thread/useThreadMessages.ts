import { useCallback, useEffect, useRef, useState } from 'react';
import { hasGap, mergedMessages } from '#capabilities/conversations/ui/thread/thread-messages.ts';
import { MissedMessagesDocument, OlderMessagesDocument, type ThreadMessageFragment } from '#generated/operations.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import { LATEST, type OpenedThread } from '../data/my-messages.loader.ts';

/** Messages before the shown ones. */
export interface OlderMessages {
  hasMore: boolean;
  step: 'still' | 'loading' | 'failed';
  load: () => void;
}

/** All messages of a thread that are loaded. */
export interface ThreadMessages {
  messages: readonly ThreadMessageFragment[];
  take: (fresh: readonly ThreadMessageFragment[]) => void;
  older: OlderMessages;
}

/** Collects the messages of a thread: the latest ones of each answer, and older ones on scrolling. */
export function useThreadMessages({ id, messages: latest }: OpenedThread): ThreadMessages {
  const [messages, setMessages] = useState<readonly ThreadMessageFragment[]>(latest);
  const [isWhole, setIsWhole] = useState(latest.length < LATEST);
  const [step, setStep] = useState<OlderMessages['step']>('still');
  const known = useRef(messages);
  const take = useCallback((fresh: readonly ThreadMessageFragment[]): void => {
    known.current = mergedMessages(known.current, fresh);
    setMessages(known.current);
  }, []);

  useEffect(() => {
    const last = known.current.at(-1);
    if (last && hasGap(known.current, latest, LATEST))
      readMissed(id, last.id, latest[0]?.id ?? 0).then((missed) => take([...missed, ...latest]), reportFailure);
    else take(latest);
  }, [id, latest, take]);

  const load = (): void => {
    const [first] = known.current;
    if (step === 'loading' || isWhole || !first) return;
    setStep('loading');
    execute(OlderMessagesDocument, { id, before: first.id }).then(
      ({ conversations }) => {
        const before = conversations.data[0]?.messages ?? [];
        take(before);
        setIsWhole(before.length < LATEST);
        setStep('still');
      },
      (error) => {
        reportFailure(error);
        setStep('failed');
      },
    );
  };
  return { messages, take, older: { hasMore: !isWhole, step, load } };
}

/** Messages after one, until another one is reached. */
async function readMissed(id: number, after: number, until: number): Promise<ThreadMessageFragment[]> {
  const { conversations } = await execute(MissedMessagesDocument, { id, after });
  const missed = conversations.data[0]?.messages ?? [];
  const last = missed.at(-1);
  if (!last || last.id >= until) return missed;
  return [...missed, ...(await readMissed(id, last.id, until))];
}
