import type { ReactNode } from 'react';
import type { OperatorAddressFragment } from '#generated/operations.ts';
import { buildPath } from '#kernel/paths/paths.ts';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { OperatorAddress } from './OperatorAddress.tsx';

/** Day of the last change of the terms or the privacy statement. */
const CHANGED_ON = '2026-11-23';

type LegalDocumentProps = {
  title: string;
  intro: string;
  /** Title of the operator in this document. */
  operatorTitle: string;
  operator: OperatorAddressFragment;
  /** Its sections, as `LegalText` shows them. */
  children: ReactNode;
};

/** A legal document: the operator, the day of the last change, its sections, and a link for questions. */
export function LegalDocument({ title, intro, operatorTitle, operator, children }: LegalDocumentProps) {
  const { locale, text, date } = useLocale();
  return (
    <article className="page-width py-8 tablet:py-12">
      <h1 className="text-3xl tablet:text-4xl">{title}</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">{intro}</p>
      <p className="mt-2 text-sm text-muted">{text('operator.changed', { date: date(CHANGED_ON, 'long') })}</p>
      <section aria-labelledby="operator" className="mt-8 mb-10 max-w-prose">
        <h2 id="operator" className="mb-3 text-2xl">
          {operatorTitle}
        </h2>
        <OperatorAddress operator={operator} />
      </section>
      {children}
      <p className="mt-10 print:hidden">
        <LinkButton href={buildPath('contact', locale)} variant="secondary">
          {text('operator.ask')}
        </LinkButton>
      </p>
    </article>
  );
}
