import type { LegalSection } from '#capabilities/contact/ui/LegalText.tsx';
import type { PrivacyData } from './privacy.loader.ts';

/** Sections of the privacy statement, without those that the settings of this installation make irrelevant. */
export function privacySections({ operator, providers }: PrivacyData): LegalSection[] {
  const sections = [
    ...[
      'brief',
      'visit',
      'storage',
      'counting',
      'account',
      'security',
      'mails',
      'push',
      'contact',
      'moving',
      'listings',
    ],
    operator.usesRecaptcha ? 'recaptcha' : 'puzzle',
    ...(providers.length > 0 ? ['providers'] : []),
    ...(operator.mapHost === null ? [] : ['map']),
    ...(operator.translatorHost === null ? [] : ['translator']),
    ...(operator.addressHost === null ? [] : ['addresses']),
    ...['others', 'keeping', 'rights', 'changes'],
  ];
  return sections.map((id) => ({ id, title: `privacy.${id}.title`, words: `privacy.${id}.text` }));
}
