import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '#pages/audit/AuditPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';

/** The audit log, for administrators. */
export const Route = createFileRoute('/$lang/workspace/audit')({
  gcTime: 0,
  staticData: { texts: ['moderation'] },
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: async ({ location, context: { locale }, deps }) => {
    const { openPage } = await import('../../../workspace/open-page.ts');
    const { loadAudit } = await import('#pages/audit/audit.loader.ts');
    return openPage('moderation.audit', { location, locale }, () => loadAudit(deps.query));
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Audit,
});

function Audit() {
  return <AuditPage data={Route.useLoaderData().data} />;
}
