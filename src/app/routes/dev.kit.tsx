import { createFileRoute, notFound } from '@tanstack/react-router';
import { KitPage } from '#pages/kit/KitPage.tsx';

/** The living page of all components; in production there is no such address, and no such code. */
export const Route = createFileRoute('/dev/kit')({
  staticData: { texts: ['account', 'gallery'] },
  beforeLoad: () => {
    if (!import.meta.env.DEV) throw notFound();
  },
  head: () => ({ meta: [{ title: 'Design system' }] }),
  component: Page,
});

function Page() {
  return import.meta.env.DEV ? <KitPage /> : null;
}
