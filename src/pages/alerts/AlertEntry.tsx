import { searchOf } from '#capabilities/alerts/ui/alert-search.ts';
import { frequencyChoices } from '#capabilities/alerts/ui/frequency-choices.ts';
import { type AlertEntryFragment, OpenSearchDocument } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Badge } from '#kit/design/content/Badge.tsx';
import { BOX_CLASSES } from '#kit/design/fields/choices/Checkbox.tsx';
import { Select } from '#kit/design/fields/choices/Select.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { alertHref, alertWords } from './alert-words.ts';
import { OUTLINE_SIZE, outlineOf } from './shape-outline.ts';

type AlertEntryProps = {
  alert: AlertEntryFragment;
  isSelected: boolean;
  onSelect: (isOn: boolean) => void;
  onFrequency: (notification: number) => void;
  onEdit: () => void;
};

/** A saved search: its criteria, the number of new homes, and its notification interval. */
export function AlertEntry({ alert, isSelected, onSelect, onFrequency, onEdit }: AlertEntryProps) {
  const tools = useLocale();
  const { text } = tools;
  const { name } = alert;
  return (
    <article className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4 tablet:p-5">
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          aria-label={text('alerts.select', { name })}
          checked={isSelected}
          onChange={(event) => onSelect(event.currentTarget.checked)}
          className={BOX_CLASSES}
        />
        <h2 className="min-w-0 flex-1 text-lg">
          <a href={alertHref(alert, tools)} onClick={() => markOpened(alert)} className="hover:underline">
            {name}
          </a>
        </h2>
        {alert.newCount > 0 && <Badge tone="brick">{text('alerts.new', { count: alert.newCount })}</Badge>}
      </div>
      <div className="flex items-start gap-4">
        <ul aria-label={text('alerts.chips')} className="flex min-w-0 flex-1 flex-wrap gap-2">
          {alertWords(alert, tools).map((word) => (
            <li key={word} className="max-w-full truncate rounded-full bg-mist px-3 py-1 text-sm">
              {word}
            </li>
          ))}
        </ul>
        <ShapeOutline alert={alert} />
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        {(alert.userId !== null || alert.email !== null) && (
          <div className="w-full max-w-64">
            <Select
              label={text('alerts.frequency')}
              aria-label={text('alerts.frequencyOf', { name })}
              choices={frequencyChoices(text)}
              value={String(alert.notification)}
              onChange={(event) => onFrequency(Number(event.currentTarget.value))}
            />
          </div>
        )}
        <Button
          variant="secondary"
          size="small"
          icon={<Icon name="pencil" className="size-4" />}
          aria-label={text('alerts.editTitle', { name })}
          onClick={onEdit}
        >
          {text('alerts.edit')}
        </Button>
      </div>
      {alert.email !== null && (
        <p className="text-sm text-muted">
          {text(alert.isConfirmed ? 'alerts.goesTo' : 'alerts.waits', { email: alert.email })}
        </p>
      )}
    </article>
  );
}

/** Homes that come online from now on are new. The link to the results does not wait for this request. */
const markOpened = ({ id }: AlertEntryFragment): void => void execute(OpenSearchDocument, { id }).catch(reportFailure);

function ShapeOutline({ alert }: { alert: AlertEntryFragment }) {
  const { text } = useLocale();
  const path = outlineOf(searchOf(alert));
  if (path === '') return null;
  return (
    <svg
      role="img"
      aria-label={text('alerts.drawn')}
      viewBox={`0 0 ${OUTLINE_SIZE} ${OUTLINE_SIZE}`}
      className="size-16 shrink-0 rounded-md bg-lake-tint fill-lake/20 stroke-lake"
    >
      <path d={path} strokeWidth="1.5" strokeLinejoin="round" />
    </svg>
  );
}
