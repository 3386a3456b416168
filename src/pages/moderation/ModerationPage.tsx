import { buildPath } from '#kernel/paths/paths.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { SectionLinks } from '#kit/design/navigation/SectionLinks.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { CaseView } from './case/CaseView.tsx';
import { ConversationCases } from './conversations/ConversationCases.tsx';
import type { ModerationCounts, ModerationData } from './data/moderation.loader.ts';
import { listHref, MODERATION_LISTS, type ModerationList } from './data/moderation-views.ts';
import { QueueList } from './QueueList.tsx';
import { ReportList } from './reports/ReportList.tsx';

/** Cases that wait for reviewers: offers, and reported problems. @source docs/reference/workspace.md, "Moderation" */
export function ModerationPage({ data }: { data: ModerationData }) {
  const { locale, text } = useLocale();
  const viewer = useViewer();
  if (data.view === 'case') return <CaseView key={data.reviewed.offer.id} {...data} />;
  const current = data.view === 'reports' ? data.list : data.view;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <h1 className="text-3xl">{text('workspace.moderation')}</h1>
        {viewer && hasRole(viewer.rolesFlag, Role.AdminGlobal) && (
          <LinkButton href={buildPath('audit', locale)} variant="quiet" size="small" className="-mx-3">
            {text('workspace.audit')}
          </LinkButton>
        )}
      </div>
      <ModerationNav current={current} counts={data.counts} />
      {data.view === 'waiting' && <QueueList {...data} />}
      {data.view === 'conversations' && <ConversationCases {...data} />}
      {data.view === 'reports' && <ReportList {...data} />}
    </div>
  );
}

type ModerationNavProps = { current: ModerationList; counts: ModerationCounts };

/** The lists side by side, with the number of cases waiting in each. */
function ModerationNav({ current, counts }: ModerationNavProps) {
  const { locale, text } = useLocale();
  const countOf: Partial<Record<ModerationList, number>> = counts;
  const sections = MODERATION_LISTS.map((list) => ({
    label: text(`moderation.list.${list}`),
    href: listHref(list, locale),
    isCurrent: list === current,
    count: countOf[list],
  }));
  return <SectionLinks label={text('moderation.lists')} sections={sections} />;
}
