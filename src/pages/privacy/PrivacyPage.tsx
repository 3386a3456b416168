import { LegalDocument } from '#capabilities/contact/ui/LegalDocument.tsx';
import { LegalText } from '#capabilities/contact/ui/LegalText.tsx';
import { BRAND } from '#kernel/brand.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { PrivacyData } from './privacy.loader.ts';
import { privacySections } from './privacy-sections.ts';

/** The privacy statement. @source docs/reference/screens.md, "Terms and privacy" */
export function PrivacyPage({ data }: { data: PrivacyData }) {
  const { text } = useLocale();
  const { operator, providers } = data;
  const values = {
    brand: BRAND.name,
    operator: operator.name,
    email: operator.email,
    mapHost: operator.mapHost ?? '',
    translatorHost: operator.translatorHost ?? '',
    addressHost: operator.addressHost ?? '',
    providers: providers.join(', '),
  };
  return (
    <LegalDocument
      title={text('privacy.title')}
      intro={text('privacy.intro', values)}
      operatorTitle={text('privacy.operator')}
      operator={operator}
    >
      <LegalText sections={privacySections(data)} values={values} />
    </LegalDocument>
  );
}
