import { useState } from 'react';
import type { Scheme } from '#kernel/scheme.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { Segmented } from './Segmented.tsx';
import { chooseScheme } from './scheme.ts';

/** Switches between light, dark, and the system's setting. */
export function SchemeSwitch({ chosen }: { chosen: Scheme }) {
  const { text } = useLocale();
  const [scheme, setScheme] = useState<Scheme>(chosen);
  const change = (value: 'light' | 'dark' | 'system'): void => {
    const next = value === 'system' ? null : value;
    setScheme(next);
    chooseScheme(next);
  };
  return (
    <Segmented
      label={text('kit.scheme')}
      isLabelHidden
      choices={[
        { value: 'system', label: text('kit.scheme.system') },
        { value: 'light', label: text('kit.scheme.light') },
        { value: 'dark', label: text('kit.scheme.dark') },
      ]}
      value={scheme ?? 'system'}
      onValueChange={change}
    />
  );
}
