import { Button } from '#kit/design/buttons/Button.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ReviewedCase } from '../data/moderation.loader.ts';
import { KeyHelp } from './KeyHelp.tsx';
import type { CaseActs } from './useCaseActs.ts';
import { useKeys } from './useKeys.ts';

type CaseActionsProps = { acts: CaseActs; isOwn: boolean; claim: ReviewedCase['claim'] };

/** The actions on the offer, by button and by key, always in view. */
export function CaseActions({ acts, isOwn, claim }: CaseActionsProps) {
  const { text } = useLocale();
  const isReady = useHydrated();
  const { take, giveBack, approve, reject, suspend, undo, next, back, isActing } = acts;
  useKeys({ t: take, g: giveBack, a: approve, r: reject, s: suspend, z: undo, n: next, q: back, Escape: back });
  const all = [
    { key: 'T', words: 'moderation.act.take', act: take, variant: 'secondary' as const },
    { key: 'A', words: 'moderation.act.approve', act: approve, variant: 'primary' as const },
    { key: 'R', words: 'moderation.act.reject', act: reject, variant: 'secondary' as const },
    { key: 'S', words: 'moderation.act.suspend', act: suspend, variant: 'secondary' as const },
    { key: 'Z', words: 'moderation.act.undo', act: undo, variant: 'secondary' as const },
    { key: 'G', words: 'moderation.act.giveBack', act: giveBack, variant: 'quiet' as const },
    { key: 'N', words: 'moderation.act.next', act: next, variant: 'quiet' as const },
  ];
  const possible = all.filter(({ act }) => act !== null);
  return (
    <div className="sticky top-14 z-20 -mx-4 flex flex-col gap-3 border-y border-line bg-surface px-4 py-3 tablet:mx-0 tablet:rounded-lg tablet:border-x">
      {isOwn && <p className="font-medium">{text('error.moderation.self')}</p>}
      {claim && !claim.isMine && <p className="font-medium">{text('moderation.case.theirs', { name: claim.name })}</p>}
      <div className="flex flex-wrap gap-2">
        {possible.map(({ key, words, act, variant }) => (
          <Button
            key={key}
            variant={variant}
            size="small"
            disabled={!isReady || isActing}
            aria-keyshortcuts={key}
            onClick={() => act?.()}
          >
            {text(words)}
          </Button>
        ))}
      </div>
      <KeyHelp keys={[...possible, { key: 'Q', words: 'moderation.act.back' }]} />
    </div>
  );
}
