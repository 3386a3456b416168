import { qrCode, qrPath } from './qr-code.ts';

/** Modules left white round a code, so that cameras find it. */
const QUIET = 4;

/** An address for a camera, dark on white in every scheme; nothing when it is too long. The words stand beside it. */
export function QrCode({ text }: { text: string }) {
  const modules = qrCode(text);
  if (modules === null) return null;
  const size = modules.length + 2 * QUIET;
  return (
    <svg viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`} className="size-24 shrink-0 bg-white" aria-hidden="true">
      <path d={qrPath(modules)} shapeRendering="crispEdges" className="fill-shade" />
    </svg>
  );
}
