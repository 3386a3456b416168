import { createFileRoute } from '@tanstack/react-router';
import { AuditPage } from '#pages/audit/AuditPage.tsx';
import { canonicalQuery } from '../../../canonical-query.ts';

/** The audit log, for administrators. */
export const Route = createFileRoute('/$lang/workspace/audit')({
  gcTime: 0,
  staticData: { texts: ['moderation'] },
  loaderDeps: ({ search }) => ({ query: canonicalQuery(search) }),
  loader: async ({ location, context: { locale }, deps }) => {
    const { askAsMember } = await import('../../../workspace/workspace-guard.ts');
    const { workspaceHead } = await import('../../../workspace/workspace-head.ts');
    const { loadAudit } = await import('#pages/audit/audit.loader.ts');
    const data = await askAsMember(() => loadAudit(deps.query), location, locale);
    return { data, head: workspaceHead('moderation.audit', location.publicHref, locale) };
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  component: Audit,
});

function Audit() {
  return <AuditPage data={Route.useLoaderData().data} />;
}
