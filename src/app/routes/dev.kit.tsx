import { createFileRoute, notFound } from '@tanstack/react-router';
import { KitPage } from '#pages/kit/KitPage.tsx';

/** The live page of all components; production has neither the address nor the code. */
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
