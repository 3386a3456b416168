import { useId, useState } from 'react';
import { alertNameInput } from '#capabilities/alerts/alert.input.ts';
import { unaddressableFields } from '#capabilities/alerts/alert-address.ts';
import { EDITED_FIELDS, editsBetween } from '#capabilities/alerts/alert-edit.ts';
import { searchOf } from '#capabilities/alerts/ui/alert-search.ts';
import type { SearchFilter } from '#capabilities/search/search.filter.ts';
import type { AlertEntryFragment } from '#generated/operations.ts';
import { brokenRules } from '#kernel/broken-rules.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { Dialog } from '#kit/design/overlays/Dialog.tsx';
import { ruleText } from '#kit/forms/form-texts.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { EditedFields } from './EditedFields.tsx';
import type { AlertEdit, AlertList } from './useAlertList.ts';

type EditAlertProps = { alert: AlertEntryFragment; onClose: () => void; onEdit: AlertList['edit'] };

/** Name and criteria of a saved search. Only changed fields are sent; a field with an invalid value stays open, with its error. */
export function EditAlert({ alert, onClose, onEdit }: EditAlertProps) {
  const { text } = useLocale();
  const formId = useId();
  const [draftName, setDraftName] = useState(alert.name);
  const [before] = useState<SearchFilter>(() => searchOf(alert));
  const [filter, setFilter] = useState(before);
  const name = alertNameInput.safeParse(draftName);
  // A value that another build saved is no error for a reader who changes another field.
  const wrong = unaddressableFields(filter).filter((field) => filter[field] !== before[field]);
  const save = async (): Promise<void> => {
    if (!name.success) return;
    const edits: AlertEdit[] = [
      ...(name.data === alert.name ? [] : [['name', name.data] as const]),
      ...editsBetween(before, filter),
    ];
    const shown = { name: name.data, ...Object.fromEntries(EDITED_FIELDS.map((field) => [field, filter[field]])) };
    if (edits.length === 0 || (await onEdit(alert, shown, edits))) onClose();
  };
  return (
    <Dialog
      title={text('alerts.edit')}
      isOpen
      placement="large"
      onClose={onClose}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {text('kit.close')}
          </Button>
          <Button type="submit" form={formId}>
            {text('alerts.save.submit')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // Text that is no number too: no other state holds it.
          const field = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
          if (field) field.focus();
          else void save();
        }}
      >
        <TextField
          label={text('alerts.name')}
          autoComplete="off"
          value={draftName}
          error={name.success ? undefined : ruleText(text, brokenRules(name.error).input ?? '')}
          onChange={(event) => setDraftName(event.currentTarget.value)}
        />
        <EditedFields
          filter={filter}
          onFilterChange={setFilter}
          hasPlaces={alert.locations.length > 0}
          errors={Object.fromEntries(wrong.map((field) => [field, text('error.validation.value')]))}
        />
      </form>
    </Dialog>
  );
}
