import { lazy, Suspense } from 'react';
import { buildPath } from '#kernel/paths/paths.ts';
import { useHydrated } from '#kit/design/useHydrated.ts';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { withTexts } from '#kit/i18n/loaded-texts.ts';

import { ViewerName } from './ViewerName.tsx';

const UserMenu = lazy(async () => ({ default: (await withTexts('workspace', import('./UserMenu.tsx'))).UserMenu }));

/** The signed-in member: a link to their account, which becomes a menu where scripts run. Visitors load none of this code. */
export function ViewerMenu({ viewer }: { viewer: Viewer }) {
  const { locale } = useLocale();
  const link = (
    <a href={buildPath('myAccount', locale)} className="header-item">
      <ViewerName viewer={viewer} />
    </a>
  );
  if (!useHydrated()) return link;
  return (
    <Suspense fallback={link}>
      <UserMenu viewer={viewer} />
    </Suspense>
  );
}
