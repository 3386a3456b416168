import { Placeholder } from './Placeholder.tsx';

/** A public screen without a page. @param subject part of the id of its title */
export const PlaceholderPage = ({ subject }: { subject: string }) => (
  <div className="page-width flex flex-1 flex-col py-14 desktop:py-24">
    <Placeholder title={`screen.${subject}`} />
  </div>
);
