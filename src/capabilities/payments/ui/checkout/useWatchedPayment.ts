import { useEffect, useEffectEvent, useState } from 'react';
import { type ShownPaymentFragment, WatchedPaymentDocument } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import { watchLatency } from './watch-latency.ts';

type Watched = Pick<ShownPaymentFragment, 'id' | 'status' | 'arrivedAmount' | 'way'>;

/**
 * Polls the status of a payment under way: with growing intervals, never while the page is hidden, and at once when it is shown
 * again.
 *
 * @param onChange called once when its status has changed, or money came
 * @returns whether the last poll failed
 * @source docs/reference/screens.md, "Watching a payment"
 */
export function useWatchedPayment(
  { id, status, arrivedAmount, way }: Watched,
  onChange: (status: number) => void,
): boolean {
  const [isLost, setIsLost] = useState(false);
  const notify = useEffectEvent(onChange);
  useEffect(() => {
    let polls = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const wait = (): void => {
      clearTimeout(timer);
      if (!isOver && !document.hidden) timer = setTimeout(() => void ask(), watchLatency(way, polls++));
    };
    const ask = async (): Promise<void> => {
      clearTimeout(timer);
      try {
        const { payment } = await execute(WatchedPaymentDocument, { id });
        if (isOver) return;
        setIsLost(false);
        if (payment.status === status && payment.arrivedAmount === arrivedAmount) return wait();
        isOver = true;
        notify(payment.status);
      } catch (error) {
        if (!(error instanceof AppError)) reportFailure(error);
        if (!isOver) setIsLost(true);
        wait();
      }
    };
    const onVisibility = (): void => {
      polls = 0;
      if (document.hidden) clearTimeout(timer);
      else void ask();
    };
    document.addEventListener('visibilitychange', onVisibility);
    wait();
    return () => {
      isOver = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [id, status, arrivedAmount, way]);
  return isLost;
}
