import { LegalDocument } from '#capabilities/contact/ui/LegalDocument.tsx';
import { LegalText } from '#capabilities/contact/ui/LegalText.tsx';
import { BRAND } from '#kernel/brand.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { TermsData } from './terms.loader.ts';

const SECTIONS = [
  ...['scope', 'service', 'account', 'listings', 'conduct', 'content', 'data', 'liability', 'end', 'changes', 'law'],
].map((id) => ({ id, title: `terms.${id}.title`, words: `terms.${id}.text` }));

/** The terms of use. @source docs/reference/screens.md, "Terms and privacy" */
export function TermsPage({ data: { operator } }: { data: TermsData }) {
  const { text } = useLocale();
  const values = { brand: BRAND.name, operator: operator.name, email: operator.email };
  return (
    <LegalDocument
      title={text('terms.title')}
      intro={text('terms.intro', values)}
      operatorTitle={text('terms.operator')}
      operator={operator}
    >
      <LegalText sections={SECTIONS} values={values} />
    </LegalDocument>
  );
}
