import { createFileRoute } from '@tanstack/react-router';
import { ReportPage } from '#pages/report/ReportPage.tsx';
import { noindexHead } from '../../head/noindex-head.ts';

/** Reports a problem with a listing. @source docs/reference/screens.md, "Report a problem" */
export const Route = createFileRoute('/$lang/abuse/{-$id}')({
  staticData: { texts: ['report', 'publish', 'account'] },
  loader: async ({ params: { lang, id }, location }) => {
    const { loadReport } = await import('#pages/report/report.loader.ts');
    const data = await loadReport(id);
    return {
      data,
      head: noindexHead({ title: 'screen.report', description: 'report.intro' }, location.publicHref, lang),
    };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Report,
});

function Report() {
  return <ReportPage data={Route.useLoaderData().data} />;
}
