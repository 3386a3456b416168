import { useRouter } from '@tanstack/react-router';
import { NeedsScript } from '#capabilities/accounts/ui/NeedsScript.tsx';
import { OfferType } from '#capabilities/offers/offer.ts';
import type { OwnOfferOutcome } from '#capabilities/publishing/ui/standing/useOwnOfferActs.ts';
import type { OwnPropertyFragment } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { hasRole, Role } from '#kernel/roles.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { useIsComing } from '#kit/design/feedback/useIsComing.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Pagination } from '#kit/design/navigation/Pagination.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { propertiesHref } from './my-properties.links.ts';
import { type MyPropertiesData, totalOf } from './my-properties.loader.ts';
import { PropertiesFilter } from './PropertiesFilter.tsx';
import { PropertiesGroups } from './PropertiesGroups.tsx';
import { PropertyRow, type PropertyRowProps } from './PropertyRow.tsx';
import { PropertyTable } from './PropertyTable.tsx';
import { useProperties } from './useProperties.ts';

/** The member's own homes, each with its status and its next step. @source docs/reference/workspace.md, "My properties" */
export function MyPropertiesPage({ data }: { data: MyPropertiesData }) {
  const { text, locale } = useLocale();
  const router = useRouter();
  const { listQuery, now, rolesFlag } = data;
  const { shown, follow } = useProperties(data);
  const { homes, counters, totalRecords } = shown;
  const isComing = useIsComing('myProperties');
  const isFirstTime = data.otherLists.length === 0 && totalOf(counters) === 0;
  const rowOf = (home: OwnPropertyFragment) => ({
    rolesFlag,
    now,
    onOutcome: (outcome: OwnOfferOutcome) => {
      follow(home, outcome);
      // A new draft, and a change by another user, refresh the rest of the page.
      if (outcome.act === 'clone' || outcome.isConflict) void router.invalidate();
    },
  });
  if (isFirstTime && !isComing) return <FirstHome data={data} />;
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h1 className="text-3xl">{text('workspace.myProperties')}</h1>
        <PublishButton offerType={listQuery.offerType} rolesFlag={rolesFlag} />
      </div>
      <PropertiesGroups listQuery={listQuery} counters={counters} />
      <NeedsScript />
      <PropertiesFilter key={propertiesHref(locale, listQuery)} listQuery={listQuery} />
      <p role="status" className="text-sm text-muted">
        {text('properties.count', { count: totalRecords })}
      </p>
      {isComing && <PropertiesSkeleton />}
      {!isComing && homes.length === 0 && <NothingHere data={{ ...data, ...shown }} />}
      {!isComing && homes.length > 0 && <Homes homes={homes} isTable={totalOf(counters) >= TABLE_FROM} rowOf={rowOf} />}
      <Pagination
        page={listQuery.page}
        pageCount={data.totalPages}
        hrefOf={(page) => propertiesHref(locale, { ...listQuery, page })}
      />
    </div>
  );
}

/** Homes of one kind from which the list is a table. */
const TABLE_FROM = 20;

type HomesProps = {
  homes: readonly OwnPropertyFragment[];
  isTable: boolean;
  rowOf: (home: OwnPropertyFragment) => Omit<PropertyRowProps, 'home'>;
};

/** A page of homes: with their pictures, or as a table. */
function Homes({ homes, isTable, rowOf }: HomesProps) {
  const { text } = useLocale();
  if (isTable) return <PropertyTable homes={homes} rowOf={rowOf} />;
  return (
    <ul aria-label={text('workspace.myProperties')} className="flex flex-col gap-4">
      {homes.map((home) => (
        <li key={home.id}>
          <PropertyRow home={home} {...rowOf(home)} />
        </li>
      ))}
    </ul>
  );
}

type PublishButtonProps = { offerType: number; rolesFlag: number };

/** A link to publish a new home of the same kind; professionals stay in the workspace. */
function PublishButton({ offerType, rolesFlag }: PublishButtonProps) {
  const { text, locale } = useLocale();
  const isRent = offerType === OfferType.Rent;
  const isProfessional = hasRole(rolesFlag, Role.Agent);
  const screens = isProfessional ? (['createRent', 'createSell'] as const) : (['publishRent', 'publishSell'] as const);
  return (
    <LinkButton
      href={buildPath(isRent ? screens[0] : screens[1], locale)}
      icon={<Icon name="plus" className="size-4" />}
    >
      {text('properties.publish')}
    </LinkButton>
  );
}

/** The page of a member without homes. */
function FirstHome({ data: { listQuery, rolesFlag } }: { data: MyPropertiesData }) {
  const { text } = useLocale();
  return (
    <div className="flex flex-col gap-6">
      <h1 className="text-3xl">{text('workspace.myProperties')}</h1>
      <NeedsScript />
      <EmptyState
        icon={<Icon name="house" className="size-6" />}
        title={text('properties.empty.first')}
        action={<PublishButton offerType={listQuery.offerType} rolesFlag={rolesFlag} />}
      >
        {text('properties.empty.firstText')}
      </EmptyState>
    </div>
  );
}

/** The empty list: the reason, and the way to the homes that there are. */
function NothingHere({ data: { listQuery, counters, otherLists } }: { data: MyPropertiesData }) {
  const { text, locale } = useLocale();
  const everything = { ...listQuery, group: null, text: '', page: 1 };
  const hasAny = totalOf(counters) > 0;
  const ways = hasAny
    ? [{ offerType: listQuery.offerType, label: 'properties.empty.all' }]
    : otherLists.map((offerType) => ({ offerType, label: `properties.type.${offerType}` }));
  return (
    <EmptyState
      icon={<Icon name="house" className="size-6" />}
      title={text(hasAny && listQuery.text !== '' ? 'properties.empty.search' : 'properties.empty.group')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          {ways.map(({ offerType, label }) => (
            <LinkButton key={label} href={propertiesHref(locale, { ...everything, offerType })} variant="secondary">
              {text(label)}
            </LinkButton>
          ))}
        </div>
      }
    />
  );
}

const ROWS = ['first', 'second', 'third'];

/** The placeholders of homes while another list loads. */
function PropertiesSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      {ROWS.map((row) => (
        <div
          key={row}
          className="grid gap-x-5 gap-y-4 rounded-lg border border-line bg-surface p-4 tablet:grid-cols-[13rem_minmax(0,1fr)]"
        >
          <Skeleton className="aspect-3/2 rounded-md" />
          <div className="flex flex-col gap-3">
            <Skeleton className="h-7 w-28 rounded-full" />
            <Skeleton className="h-6 w-40 rounded-sm" />
            <Skeleton className="h-5 w-full rounded-sm" />
            <Skeleton className="h-5 w-1/2 rounded-sm" />
          </div>
        </div>
      ))}
    </div>
  );
}
