import { useEffect, useState } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { nextProgress, PROGRESS } from './progress.ts';

/** A thin bar at the top of the window while something loads; it completes when `isPending` ends. */
export function TopProgress({ isPending }: { isPending: boolean }) {
  const { text } = useLocale();
  const [percent, setPercent] = useState(0);
  const isFinishing = !isPending && percent > 0;

  useEffect(() => {
    if (!isPending) return;
    const timer = setInterval(() => setPercent(nextProgress), PROGRESS.everyMs);
    return () => clearInterval(timer);
  }, [isPending]);

  useEffect(() => {
    if (!isFinishing) return;
    const timer = setTimeout(() => setPercent(0), PROGRESS.finishMs);
    return () => clearTimeout(timer);
  }, [isFinishing]);

  if (percent === 0) return null;
  return (
    <div
      role="progressbar"
      aria-label={text('kit.loading')}
      aria-valuenow={Math.round(isFinishing ? 100 : percent)}
      className="fixed inset-x-0 top-0 z-50 h-0.75 origin-left bg-lake"
      style={{
        transform: `scaleX(${isFinishing ? 1 : percent / 100})`,
        transition: `transform ${isFinishing ? PROGRESS.finishMs : PROGRESS.everyMs}ms`,
      }}
    />
  );
}
