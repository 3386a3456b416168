import { Button } from '#kit/design/buttons/Button.tsx';
import { EmptyState } from '#kit/design/feedback/EmptyState.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type MapFailedProps = {
  reason: 'noWebgl' | 'failed';
  onRetry: () => void;
};

/** Replacement for a map that cannot be shown: the places of the homes. */
export function MapFailed({ reason, onRetry }: MapFailedProps) {
  const { text } = useLocale();
  return (
    <div role="status" className="absolute inset-0 grid place-items-center bg-mist p-6">
      <EmptyState
        icon={<Icon name="map-pin-off" className="size-6" />}
        title={text(`search.map.${reason}.title`)}
        action={<Button onClick={onRetry}>{text('kit.retry')}</Button>}
      >
        {text('search.map.failed.text')}
      </EmptyState>
    </div>
  );
}
