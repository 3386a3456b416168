import { Button } from '#kit/design/buttons/Button.tsx';
import { Segmented } from '#kit/design/fields/choices/Segmented.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { type Drawing, type DrawTool, FEWEST_CORNERS, SHAPE_KINDS } from '#kit/map/drawing/map-drawing.ts';
import { useMap } from '#kit/map/map-context.ts';
import { circleRing } from '#kit/map/map-geometry.ts';

type MapDrawingToolsProps = {
  tool: DrawTool;
  onToolChange: (tool: DrawTool) => void;
  drawing: Drawing | null;
  /** Number of corners of an area that is not closed yet. */
  openCorners: number;
  canDraw: boolean;
  canChange: boolean;
};

const TOOLS: readonly DrawTool[] = [...SHAPE_KINDS, 'select'];

/** Radius of a circle added without drawing, kilometres. */
const NEW_CIRCLE_KM = 2;

/** The choice of tool, and the actions available without pointing at the map. */
export function MapDrawingTools(props: MapDrawingToolsProps) {
  const { tool, onToolChange, drawing, openCorners, canDraw, canChange } = props;
  const { text } = useLocale();
  const map = useMap();
  return (
    <>
      <Segmented
        label={text('map.draw.tool')}
        isLabelHidden
        choices={TOOLS.map((value) => ({
          value,
          label: text(`map.draw.${value}`),
          isDisabled: value === 'select' ? !canChange : !canDraw,
        }))}
        value={tool}
        onValueChange={onToolChange}
      />
      {tool === 'polygon' && openCorners >= FEWEST_CORNERS && (
        <Button variant="secondary" size="small" onClick={() => drawing?.finish()} className="self-start">
          {text('map.draw.finish')}
        </Button>
      )}
      {tool === 'circle' && (
        <Button
          variant="secondary"
          size="small"
          className="self-start"
          onClick={() => drawing?.add([{ kind: 'circle', ring: circleRing(map.getCenter(), NEW_CIRCLE_KM) }])}
        >
          {text('map.draw.addCircle')}
        </Button>
      )}
    </>
  );
}
