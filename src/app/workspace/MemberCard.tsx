import { tierOf } from '#kernel/roles.ts';
import { Badge, type BadgeTone } from '#kit/design/content/Badge.tsx';
import { Avatar } from '#kit/design/pictures/Avatar.tsx';
import type { Viewer } from '#kit/graphql/viewer.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

/**
 * The member at the head of their workspace, with the badge of their tier.
 *
 * @source docs/reference/permissions.md, "Tiers"
 */
export function MemberCard({ viewer }: { viewer: Viewer }) {
  const { text } = useLocale();
  const tier = tierOf(viewer.rolesFlag);
  const name = `${viewer.firstName} ${viewer.lastName}`;
  return (
    <div className="flex min-w-0 items-center gap-3">
      <Avatar name={name} src={viewer.picture ?? undefined} />
      <div className="flex min-w-0 flex-col items-start gap-1">
        <p className="max-w-full truncate font-medium">{name}</p>
        {tier && <Badge tone={TIER_TONES[tier]}>{text(`workspace.tier.${tier}`)}</Badge>}
      </div>
    </div>
  );
}

const TIER_TONES = {
  Bronze: 'bronze',
  Silver: 'silver',
  Gold: 'gold',
  Agent: 'partner',
} as const satisfies Record<NonNullable<ReturnType<typeof tierOf>>, BadgeTone>;
