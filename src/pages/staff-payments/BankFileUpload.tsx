import { type ChangeEvent, useRef, useState } from 'react';
import { useRefresh } from '#capabilities/payments/ui/useRefresh.ts';
import { AppError } from '#kernel/app-error.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { TitledPanel } from '#kit/design/content/TitledPanel.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useHydrated } from '#kit/design/useHydrated.ts';
import { failureText } from '#kit/forms/form-texts.ts';
import { sendFile } from '#kit/graphql/send-file.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { useViewer } from '#kit/viewer/useViewer.ts';
import { BankFileReport } from './BankFileReport.tsx';
import { type BankReport, REFUSALS } from './bank-report.ts';

type Import = { isRunning: boolean; failure: string; done: { name: string; report: BankReport } | null };

/** Imports a file of the bank, and reports what became of its amounts. */
export function BankFileUpload() {
  const { text } = useLocale();
  const { isRunning, failure, done, start } = useImport();
  const isReady = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const onFile = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    const [file] = currentTarget.files ?? [];
    // The same file may be chosen again after a failure.
    currentTarget.value = '';
    if (file) void start(file);
  };
  return (
    <TitledPanel title={text('payment.file.title')} intro={text('payment.file.intro')}>
      <input
        ref={input}
        type="file"
        accept=".xml,.zip,.gz"
        onChange={onFile}
        tabIndex={-1}
        aria-label={text('payment.file.choose')}
        className="sr-only"
      />
      <Button
        variant="secondary"
        className="self-start"
        disabled={!isReady}
        isLoading={isRunning}
        icon={<Icon name="banknote" className="size-4" />}
        onClick={() => input.current?.click()}
      >
        {text('payment.file.choose')}
      </Button>
      <p role="alert" className="font-medium text-brick-hover empty:hidden">
        {failure}
      </p>
      <div role="status">
        {isRunning && <p>{text('payment.file.reading')}</p>}
        {done && <BankFileReport name={done.name} report={done.report} />}
      </div>
    </TitledPanel>
  );
}

function useImport(): Import & { start: (file: File) => Promise<void> } {
  const { text } = useLocale();
  const viewer = useViewer();
  const refresh = useRefresh();
  const [state, setState] = useState<Import>({ isRunning: false, failure: '', done: null });
  const start = async (file: File): Promise<void> => {
    setState({ isRunning: true, failure: '', done: null });
    const form = new FormData();
    form.append('files', file);
    try {
      const path = `/public/uploadfiles?id=${viewer?.id ?? 0}&type=BankFile`;
      const report = await sendFile<BankReport>(path, form, { onProgress: () => {} });
      setState({ isRunning: false, failure: '', done: { name: file.name, report } });
      await refresh();
    } catch (error) {
      const refusal = refusalOf(error);
      const failure = refusal === null ? failureText(text, error) : text(`payment.file.refused.${refusal}`);
      setState({ isRunning: false, failure, done: null });
    }
  };
  return { ...state, start };
}

/** Reason for which the server refused a file; null for any other failure. */
function refusalOf(error: unknown): (typeof REFUSALS)[number] | null {
  if (!(error instanceof AppError) || error.messageId !== 'error.bankFile.refused') return null;
  return REFUSALS.find((reason) => reason === error.values.reason) ?? null;
}
