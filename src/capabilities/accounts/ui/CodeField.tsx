import { type ComponentProps, useEffect, useRef } from 'react';
import { TextField } from '#kit/design/fields/TextField.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type CodeFieldProps = Omit<ComponentProps<typeof TextField>, 'label' | 'ref'> & {
  ref: (element: HTMLInputElement | null) => void;
};

/** Field for a one-time code. It takes the focus, because it is the only field of its step. */
export function CodeField({ ref, ...field }: CodeFieldProps) {
  const { text } = useLocale();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return (
    <TextField
      {...field}
      ref={(element) => {
        input.current = element;
        ref(element);
      }}
      label={text('account.code.label')}
      autoComplete="one-time-code"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      required
      className="text-xl tracking-widest tabular-nums"
    />
  );
}
