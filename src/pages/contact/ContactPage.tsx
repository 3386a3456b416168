import { ContactForm } from '#capabilities/contact/ui/ContactForm.tsx';
import { OperatorAddress } from '#capabilities/contact/ui/OperatorAddress.tsx';
import { buildPath } from '#kernel/paths/paths.ts';
import { Panel } from '#kit/design/content/Panel.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { ContactData } from './contact.loader.ts';

/** Ways to reach the operator, and the imprint. @source docs/reference/screens.md, "Contact" */
export function ContactPage({ data: { operator } }: { data: ContactData }) {
  const { locale, text } = useLocale();
  return (
    <div className="page-width py-8 tablet:py-12">
      <h1 className="text-3xl tablet:text-4xl">{text('contact.title')}</h1>
      <p className="mt-3 max-w-prose text-lg text-muted">{text('contact.intro')}</p>
      <div className="mt-8 grid gap-8 desktop:grid-cols-[minmax(0,1fr)_22rem] desktop:gap-12">
        <Panel className="flex flex-col gap-5 tablet:p-8">
          <h2 className="text-2xl">{text('contact.write')}</h2>
          <ContactForm />
          <p className="text-sm text-muted">
            {text('contact.privacy')}{' '}
            <a href={buildPath('privacy', locale)} className="text-lake underline underline-offset-4">
              {text('screen.privacy')}
            </a>
          </p>
        </Panel>
        <div className="flex flex-col gap-8">
          <section aria-labelledby="imprint">
            <h2 id="imprint" className="mb-3 text-2xl">
              {text('contact.imprint')}
            </h2>
            <OperatorAddress operator={operator} />
          </section>
          <section aria-labelledby="listings" className="flex flex-col gap-2">
            <h2 id="listings" className="text-xl">
              {text('contact.listings')}
            </h2>
            <p>{text('contact.listingsText')}</p>
          </section>
        </div>
      </div>
    </div>
  );
}
