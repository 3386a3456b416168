import { classes } from '../classes.ts';
import { qrDrawing } from './qr-path.ts';

type QrCodeProps = { text: string; className?: string };

/** A QR code, dark on white in every scheme. Its content is beside it in words. */
export function QrCode({ text, className = 'size-24' }: QrCodeProps) {
  const { size, path } = qrDrawing(text);
  return (
    <svg viewBox={`0 0 ${size} ${size}`} className={classes('shrink-0 bg-white', className)} aria-hidden="true">
      <path d={path} shapeRendering="crispEdges" className="fill-shade" />
    </svg>
  );
}
