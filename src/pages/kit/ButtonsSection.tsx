import { Button } from '#kit/design/buttons/Button.tsx';
import { IconButton } from '#kit/design/buttons/IconButton.tsx';
import { LinkButton } from '#kit/design/buttons/LinkButton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { KitSection, KitState } from './KitSection.tsx';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;
const SIZES = ['small', 'medium', 'large'] as const;

/** Buttons and links that look like them. */
export function ButtonsSection() {
  return (
    <KitSection id="buttons" title="Buttons">
      {VARIANTS.map((variant) => (
        <KitState key={variant} name={`${variant}: three sizes, icon, loading, disabled, link`}>
          <div className="flex flex-wrap items-center gap-3">
            {SIZES.map((size) => (
              <Button key={size} variant={variant} size={size}>
                Show 1’204 homes
              </Button>
            ))}
            <Button variant={variant} icon={<Icon name="search" className="size-4.5" />}>
              Search
            </Button>
            <Button variant={variant} isLoading>
              Save
            </Button>
            <Button variant={variant} disabled>
              Publish
            </Button>
            <LinkButton variant={variant} href="#buttons">
              Market data
            </LinkButton>
          </div>
        </KitState>
      ))}
      <KitState name="icon only: quiet, secondary, primary, danger, disabled">
        <div className="flex flex-wrap items-center gap-3">
          <IconButton label="Keep this home" icon={<Icon name="heart" className="size-5" />} />
          <IconButton variant="secondary" label="Keep this home" icon={<Icon name="heart" className="size-5" />} />
          <IconButton variant="primary" label="Search" icon={<Icon name="search" className="size-5" />} />
          <IconButton variant="danger" label="Delete" icon={<Icon name="trash" className="size-5" />} />
          <IconButton disabled label="Keep this home" icon={<Icon name="heart" className="size-5" />} />
          <IconButton
            size="small"
            variant="secondary"
            label="Keep this home"
            icon={<Icon name="heart" className="size-4" />}
          />
        </div>
      </KitState>
      <KitState name="a long German word in a narrow place">
        <div className="max-w-56">
          <Button className="w-full">Liegenschaftenbewirtschaftung anfragen</Button>
        </div>
      </KitState>
    </KitSection>
  );
}
