import { Logo } from '#kit/design/content/Logo.tsx';
import { SchemeSwitch } from '#kit/design/fields/choices/SchemeSwitch.tsx';
import { ButtonsSection } from './ButtonsSection.tsx';
import { ChartsSection } from './ChartsSection.tsx';
import { ChoicesSection } from './ChoicesSection.tsx';
import { FeedbackSection } from './FeedbackSection.tsx';
import { FieldsSection } from './FieldsSection.tsx';
import { NavigationSection } from './NavigationSection.tsx';
import { OverlaysSection } from './OverlaysSection.tsx';
import { PicturesSection } from './PicturesSection.tsx';
import { TextSection } from './TextSection.tsx';
import { TokensSection } from './TokensSection.tsx';

/** Every component in every state, for development only; its texts are not translated. */
export function KitPage() {
  return (
    <div className="page-width flex flex-col gap-12 py-10">
      <header className="flex flex-wrap items-center justify-between gap-6">
        <div className="flex flex-col gap-3">
          <Logo />
          <h1 className="text-4xl">Design system</h1>
        </div>
        <SchemeSwitch chosen={null} />
      </header>
      <TokensSection />
      <ButtonsSection />
      <FieldsSection />
      <ChoicesSection />
      <PicturesSection />
      <NavigationSection />
      <OverlaysSection />
      <FeedbackSection />
      <TextSection />
      <ChartsSection />
    </div>
  );
}
