import { Avatar } from '#kit/design/pictures/Avatar.tsx';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { NewCount } from '../../menu/NewCount.tsx';

/** The signed-in member as an entry of the bar: the picture, on larger screens the first name. */
export function ViewerName({ viewer }: { viewer: Viewer }) {
  const { text } = useLocale();
  return (
    <>
      <span className="relative text-sm">
        <Avatar name={`${viewer.firstName} ${viewer.lastName}`} src={viewer.picture ?? undefined} />
        <span className="absolute -top-1 -right-1 tablet:hidden">
          <NewCount count={viewer.unreadMessages} />
        </span>
      </span>
      <span className="sr-only max-w-36 truncate tablet:not-sr-only tablet:ml-1">
        <span className="sr-only">{text('header.account')}: </span>
        {viewer.firstName}
      </span>
    </>
  );
}
