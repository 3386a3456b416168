import { useState } from 'react';
import { alertNameInput } from '#capabilities/alerts/alert.input.ts';
import { ADDED_DAYS, FloorFilter } from '#capabilities/search/search.filter.ts';
import type { AlertEntryFragment } from '#generated/operations.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Checkbox } from '#kit/design/fields/Checkbox.tsx';
import { NumberField } from '#kit/design/fields/NumberField.tsx';
import { Select } from '#kit/design/fields/Select.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { ruleText } from '#kit/forms/form-texts.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { AlertEdit, AlertList } from './useAlertList.ts';

const BOUNDS = [
  ...([['minPrice', 'CHF'] as const, ['maxPrice', 'CHF'] as const] as const),
  ...([['minRooms', undefined] as const, ['maxRooms', undefined] as const] as const),
  ...([['minLivingSpace', 'm²'] as const, ['maxLivingSpace', 'm²'] as const] as const),
] as const;
const FIELDS = ['name', ...BOUNDS.map(([name]) => name), 'floor', 'added', 'excludePriceOnRequest'] as const;
type Edited = Pick<AlertEntryFragment, (typeof FIELDS)[number]>;

type EditAlertProps = { alert: AlertEntryFragment; onClose: () => void; onEdit: AlertList['edit'] };

/** Name and bounds of a saved search. Only what was changed is sent; what cannot be sent stays open. */
export function EditAlert({ alert, onClose, onEdit }: EditAlertProps) {
  const { text } = useLocale();
  const [draft, setDraft] = useState<Edited>(alert);
  const set = (change: Partial<Edited>): void => setDraft((before) => ({ ...before, ...change }));
  const name = alertNameInput.safeParse(draft.name);
  const save = async (): Promise<void> => {
    if (!name.success) return;
    const next = { ...draft, name: name.data };
    const edits = FIELDS.filter((field) => next[field] !== alert[field]).map(
      (field): AlertEdit => [field, next[field] === null ? '' : String(next[field])],
    );
    if (edits.length === 0 || (await onEdit(alert, next, edits))) onClose();
  };
  return (
    <Dialog
      title={text('alerts.edit')}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('kit.close')}
          </Button>
          <Button onClick={() => void save()}>{text('alerts.save.submit')}</Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        <TextField
          label={text('alerts.name')}
          autoComplete="off"
          value={draft.name}
          error={name.success ? undefined : ruleText(text, name.error.issues[0]?.message ?? '')}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
        <div className="grid grid-cols-2 gap-x-3 gap-y-5">
          {BOUNDS.map(([field, unit]) => (
            <NumberField
              key={field}
              label={text(`alerts.${field}`)}
              value={draft[field]}
              onValueChange={(value) => set({ [field]: value })}
              {...(unit && { unit })}
            />
          ))}
        </div>
        <EditedChoices draft={draft} onChange={set} />
        <Checkbox
          checked={draft.excludePriceOnRequest}
          onChange={(event) => set({ excludePriceOnRequest: event.currentTarget.checked })}
        >
          {text('alerts.withPrice')}
        </Checkbox>
      </div>
    </Dialog>
  );
}

/** Floor and age, whose choices are the search's. */
function EditedChoices({ draft, onChange }: { draft: Edited; onChange: (change: Partial<Edited>) => void }) {
  const { text } = useLocale();
  const choices = { floor: Object.values(FloorFilter), added: ADDED_DAYS };
  return (
    <div className="grid gap-5 phablet:grid-cols-2">
      {(['floor', 'added'] as const).map((field) => (
        <Select
          key={field}
          label={text(`search.${field}`)}
          choices={choices[field].map((value) => ({ value: String(value), label: text(`search.${field}.${value}`) }))}
          value={String(draft[field])}
          onChange={(event) => onChange({ [field]: Number(event.currentTarget.value) })}
        />
      ))}
    </div>
  );
}
