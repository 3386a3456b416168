import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { Choice } from '../fields/choices/choice.ts';

type TabsProps<Value extends string> = {
  label: string;
  tabs: readonly Choice<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** The content of the chosen tab. */
  children: ReactNode;
};

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/** Several views of one place. Arrow keys change the tab. */
export function Tabs<Value extends string>({ label, tabs, value, onValueChange, children }: TabsProps<Value>) {
  const id = useId();
  const { number } = useLocale();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    const index = tabs.findIndex((tab) => tab.value === value);
    const next = (index + step + tabs.length) % tabs.length;
    onValueChange(tabs[next]?.value ?? value);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  };
  return (
    <div className="flex flex-col gap-5">
      <div
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="flex scrollbar-none gap-6 overflow-x-auto border-b border-line"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-selected={tab.value === value}
            aria-controls={`${id}-panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onValueChange(tab.value)}
            className={TAB_CLASSES}
          >
            {tab.label}
            {typeof tab.count === 'number' && <span className="ml-1.5 text-sm font-normal">{number(tab.count)}</span>}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${value}`} className="min-w-0">
        {children}
      </div>
    </div>
  );
}

const TAB_CLASSES =
  '-mb-px min-h-11 border-b-2 border-transparent py-2 font-medium whitespace-nowrap text-muted transition-colors ' +
  'hover:text-ink aria-selected:border-lake aria-selected:text-ink focus-visible:-outline-offset-2';
