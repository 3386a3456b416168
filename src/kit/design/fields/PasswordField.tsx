import { type ComponentProps, useState } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { classes } from '../classes.ts';
import { Icon } from '../icons/Icon.tsx';
import { CONTROL_CLASSES, Field, type FieldTexts } from './Field.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & FieldTexts;

/** A password field with a button that shows the typed text. */
export function PasswordField({ label, hint, error, className, ...input }: PasswordFieldProps) {
  const { text } = useLocale();
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <span className="relative block">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            type={isShown ? 'text' : 'password'}
            className={classes(CONTROL_CLASSES, 'pr-12', className)}
          />
          <IconButton
            size="small"
            label={text(isShown ? 'kit.password.hide' : 'kit.password.show')}
            icon={<Icon name={isShown ? 'eye-off' : 'eye'} className="size-4.5" />}
            disabled={input.disabled}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-1 right-1 text-muted noscript:hidden"
          />
        </span>
      )}
    </Field>
  );
}
