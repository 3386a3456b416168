import { Button } from '#kit/design/buttons/Button.tsx';
import { IconButton } from '#kit/design/buttons/IconButton.tsx';
import { NumberField } from '#kit/design/fields/numbers/NumberField.tsx';
import { Icon } from '#kit/design/icons/Icon.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import type { Drawing, DrawnShape } from '#kit/map/drawing/map-drawing.ts';
import { circleOfRing, circleRing } from '#kit/map/map-geometry.ts';
import { SEARCH_LIMITS } from '../../../search.filter.ts';

type MapDrawnShapesProps = { shapes: readonly DrawnShape[]; drawing: Drawing };

/** The shapes drawn so far: each can be deleted, and the radius of a circle can be typed. */
export function MapDrawnShapes({ shapes, drawing }: MapDrawnShapesProps) {
  const { text } = useLocale();
  return (
    <div className="border-t border-line pt-2">
      <ul aria-label={text('map.draw.shapes')} className="flex flex-col">
        {shapes.map((shape, index) => {
          const name = text('map.draw.shape', { kind: text(`map.draw.${shape.kind}`), index: index + 1 });
          return (
            <li key={shape.id} className="flex min-h-11 items-end justify-between gap-3 text-sm">
              <span className="py-2 font-medium">{name}</span>
              <span className="flex items-end gap-2">
                {shape.kind === 'circle' && <RadiusField shape={shape} drawing={drawing} />}
                <IconButton
                  label={text('map.draw.delete', { shape: name })}
                  icon={<Icon name="trash" className="size-4.5" />}
                  size="small"
                  onClick={() => drawing.remove([shape.id])}
                />
              </span>
            </li>
          );
        })}
      </ul>
      {shapes.length > 1 && (
        <Button variant="quiet" size="small" onClick={() => drawing.remove(shapes.map(({ id }) => id))}>
          {text('map.draw.deleteAll')}
        </Button>
      )}
    </div>
  );
}

function RadiusField({ shape: { id, ring }, drawing }: { shape: DrawnShape; drawing: Drawing }) {
  const { text } = useLocale();
  const { center, radiusKm } = circleOfRing(ring);
  return (
    <span className="w-28">
      <NumberField
        label={text('map.draw.radius')}
        unit="km"
        value={Math.round(radiusKm * 100) / 100}
        onValueChange={(km) => {
          if (km !== null && km > 0) drawing.reshape(id, circleRing(center, Math.min(km, SEARCH_LIMITS.distanceKm)));
        }}
      />
    </span>
  );
}
