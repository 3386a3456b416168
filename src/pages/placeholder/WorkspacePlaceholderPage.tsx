import { Panel } from '#kit/design/content/Panel.tsx';
import { Placeholder } from './Placeholder.tsx';

/** A screen of the workspace without a page. @param subject part of the id of its title */
export const WorkspacePlaceholderPage = ({ subject }: { subject: string }) => (
  <Panel className="tablet:p-10">
    <Placeholder title={`workspace.${subject}`} />
  </Panel>
);
