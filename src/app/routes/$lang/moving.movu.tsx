import { createFileRoute } from '@tanstack/react-router';
import { MovingPage } from '#pages/moving/MovingPage.tsx';

/** Help with a move. @source docs/reference/screens.md, "Moving" */
export const Route = createFileRoute('/$lang/moving/movu')({
  staticData: { texts: ['moving', 'account'] },
  loader: async ({ params }) => (await import('../../information-pages.ts')).openMoving(params.lang),
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: MovingPage,
});
