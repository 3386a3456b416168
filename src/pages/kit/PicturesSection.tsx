import { useState } from 'react';
import { Button } from '#kit/design/buttons/Button.tsx';
import { CardLink } from '#kit/design/buttons/CardLink.tsx';
import { IconButton } from '#kit/design/buttons/IconButton.tsx';
import { Badge } from '#kit/design/content/Badge.tsx';
import { Card } from '#kit/design/content/Card.tsx';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { Avatar } from '#kit/design/pictures/Avatar.tsx';
import { Carousel } from '#kit/design/pictures/Carousel.tsx';
import { Gallery } from '#kit/design/pictures/Gallery.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { KitSection, KitState } from './KitSection.tsx';
import { SAMPLE_PICTURES } from './sample-pictures.ts';

const TITLES = [
  'Bright flat with a balcony over the old town',
  'Attikawohnung',
  'Grosszügige Mehrgenerationenliegenschaft mit Einliegerwohnung und Gartensitzplatz',
];

/** Cards, carousel, gallery, avatars. */
export function PicturesSection() {
  const [openAt, setOpenAt] = useState<number | null>(null);
  return (
    <KitSection id="pictures" title="Cards and pictures">
      <div className="grid gap-x-6 gap-y-10 phablet:grid-cols-2 tablet-landscape:grid-cols-4">
        {TITLES.map((title, index) => (
          <SampleCard key={title} title={title} index={index} />
        ))}
        <div className="flex flex-col gap-3">
          <Skeleton className="aspect-4/3 rounded-md" />
          <Skeleton className="h-6 w-2/3 rounded-sm" />
          <Skeleton className="h-4 w-1/2 rounded-sm" />
          <Skeleton className="h-4 w-5/6 rounded-sm" />
        </div>
      </div>
      <KitState name="gallery, full screen">
        <div>
          <Button variant="secondary" onClick={() => setOpenAt(2)}>
            View all pictures full screen
          </Button>
        </div>
        <Gallery title="Rue de Bourg 12" pictures={SAMPLE_PICTURES} openAt={openAt} onClose={() => setOpenAt(null)} />
      </KitState>
      <KitState name="people: name, no name, large">
        <div className="flex items-center gap-4">
          <Avatar name="Anna Müller" />
          <Avatar name="" />
          <Avatar name="Régie du Léman SA" isLarge />
        </div>
      </KitState>
    </KitSection>
  );
}

function SampleCard({ title, index }: { title: string; index: number }) {
  const { money, rooms, area } = useLocale();
  return (
    <Card
      media={<Carousel pictures={SAMPLE_PICTURES.slice(index)} sizes="400px" href="#pictures" isPriority />}
      marks={index === 0 ? <Badge tone="brick">New</Badge> : <Badge tone="picture">Exclusive</Badge>}
      action={
        <IconButton
          isRound
          variant="secondary"
          size="small"
          label="Keep this home"
          icon={<Icon name="heart" className="size-4.5" />}
          className="hit-area"
        />
      }
    >
      <div className="flex flex-col gap-1">
        <p className="text-lg font-semibold tabular-nums">{money(1950 + index * 612)}</p>
        <p>
          {rooms(3.5)} · {area(84 + index)}
        </p>
        <h3 className="truncate font-sans text-base font-normal tracking-normal">
          <CardLink href="#pictures">{title}</CardLink>
        </h3>
        <p className="truncate text-sm text-muted">Rue de Bourg 12, 1003 Lausanne</p>
      </div>
    </Card>
  );
}
