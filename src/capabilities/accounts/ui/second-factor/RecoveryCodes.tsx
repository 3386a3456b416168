import { useEffect, useRef, useState } from 'react';
import { BRAND } from '#kernel/brand.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Checkbox } from '#kit/design/fields/choices/Checkbox.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { CopyButton } from './CopyButton.tsx';

type RecoveryCodesProps = { codes: readonly string[]; onSaved: () => Promise<void> | void };

/** Recovery codes for a lost authenticator app. They are shown once, so the next step requires that they are saved. */
export function RecoveryCodes({ codes, onSaved }: RecoveryCodesProps) {
  const { text } = useLocale();
  const [areSaved, setAreSaved] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const file = `${BRAND.name}\n\n${codes.join('\n')}\n`;
  return (
    <div className="flex flex-col items-start gap-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg">
        {text('account.recovery.title')}
      </h3>
      <p>{text('account.recovery.text')}</p>
      <ul className="grid w-full grid-cols-2 gap-x-6 gap-y-2 rounded-md bg-mist p-4 tabular-nums">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <CopyButton value={codes.join('\n')} />
        <LinkButton
          variant="secondary"
          size="small"
          icon={<Icon name="download" className="size-4" />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(file)}`}
          download={`${BRAND.name.toLowerCase()}-recovery-codes.txt`}
        >
          {text('account.recovery.download')}
        </LinkButton>
      </div>
      <Checkbox checked={areSaved} onChange={(event) => setAreSaved(event.currentTarget.checked)}>
        {text('account.recovery.saved')}
      </Checkbox>
      <Button disabled={!areSaved} onClick={() => void onSaved()}>
        {text('account.continue')}
      </Button>
    </div>
  );
}
