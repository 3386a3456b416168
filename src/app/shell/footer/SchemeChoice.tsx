import { useSyncExternalStore } from 'react';
import { readScheme, type Scheme } from '#kernel/scheme.ts';
import { SchemeSwitch } from '#kit/design/fields/choices/SchemeSwitch.tsx';

/** The switch between light and dark, set in the browser: the server does not know the chosen scheme. */
export function SchemeChoice() {
  const chosen = useSyncExternalStore(never, schemeOfPage, noChoice);
  return <SchemeSwitch key={chosen ?? 'system'} chosen={chosen} />;
}

const never = () => () => {};
const schemeOfPage = (): Scheme => readScheme(document.documentElement.dataset.scheme);
const noChoice = (): Scheme => null;
