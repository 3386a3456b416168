import { createFileRoute, notFound } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';

const KitPage = import.meta.env.DEV
  ? lazy(() => import('#pages/kit/KitPage.tsx').then((module) => ({ default: module.KitPage })))
  : () => null;

/** The living page of all components; in production there is no such address. */
export const Route = createFileRoute('/dev/kit')({
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  component: Page,
});

function Page() {
  return (
    <Suspense>
      <KitPage />
    </Suspense>
  );
}
