import { useState } from 'react';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Badge, type BadgeTone } from '#kit/design/content/Badge.tsx';
import { CountBadge } from '#kit/design/content/CountBadge.tsx';
import { Spinner } from '#kit/design/content/Spinner.tsx';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { ErrorState } from '#kit/design/feedback/ErrorState.tsx';
import { ToastRegion } from '#kit/design/feedback/ToastRegion.tsx';
import { TopProgress } from '#kit/design/feedback/TopProgress.tsx';
import type { ToastKind } from '#kit/design/feedback/toast-store.ts';
import { useToasts } from '#kit/design/feedback/useToasts.ts';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { KitSection, KitState } from './KitSection.tsx';

const TONES: readonly BadgeTone[] = ['plain', 'picture', 'lake', 'brick', 'bronze', 'silver', 'gold', 'partner'];
const TOASTS: readonly [ToastKind, string][] = [
  ['success', 'header.signUp'],
  ['error', 'error.auth.failed'],
  ['info', 'cookies.text'],
];

/** Toasts, empty states, progress. */
export function FeedbackSection() {
  const { show } = useToasts();
  const [isPending, setIsPending] = useState(false);
  return (
    <KitSection id="feedback" title="Feedback">
      <TopProgress isPending={isPending} />
      <ToastRegion />
      <div className="flex flex-wrap items-center gap-2">
        {TONES.map((tone) => (
          <Badge key={tone} tone={tone}>
            {tone}
          </Badge>
        ))}
        <CountBadge count={3} label="3 unread" />
        <CountBadge count={14} label="14 unread" />
        <span className="text-2xl text-lake">
          <Spinner label="Loading" />
        </span>
      </div>
      <KitState name="toasts and the loading bar">
        <div className="flex flex-wrap gap-3">
          {TOASTS.map(([kind, message]) => (
            <Button key={kind} variant="secondary" onClick={() => show(kind, kind, { text: message })}>
              {kind}
            </Button>
          ))}
          <Button variant="secondary" onClick={() => setIsPending(!isPending)}>
            {isPending ? 'Finish loading' : 'Start loading'}
          </Button>
        </div>
      </KitState>
      <div className="grid gap-6 tablet:grid-cols-2">
        <EmptyState
          icon={<Icon name="heart" className="size-6" />}
          title="No favourites yet"
          action={<Button>Search homes</Button>}
        >
          Homes you keep with the heart stand here, on every device.
        </EmptyState>
        <ErrorState title="The list could not be loaded" onRetry={() => {}}>
          The service is temporarily unavailable. Please try again.
        </ErrorState>
      </div>
    </KitSection>
  );
}
