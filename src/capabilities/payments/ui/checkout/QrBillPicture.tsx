import { useEffect, useState } from 'react';
import { QrBillDrawingDocument } from '#generated/operations.ts';
import { AppError } from '#kernel/app-error.ts';
import { Button } from '#kit/design/buttons/Button.tsx';
import { Skeleton } from '#kit/design/feedback/Skeleton.tsx';
import { execute, reportFailure } from '#kit/graphql/execute.ts';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';

type QrBillPictureProps = {
  paymentId: number;
  /** Centimes on the QR-bill: another amount is another picture. */
  amount: number;
};

/** The code of a QR-bill, on white in every colour scheme. It loads after the page, as it is larger than all the rest. */
export function QrBillPicture({ paymentId, amount }: QrBillPictureProps) {
  const { text } = useLocale();
  const [tries, setTries] = useState(0);
  const { url, isFailed } = useQrBillPicture(paymentId, amount, tries);
  return (
    <div className="grid aspect-square w-full max-w-72 place-items-center self-center overflow-hidden rounded-md border border-line bg-white p-3">
      {url !== null && <img src={url} alt={text('payment.bill.code')} className="size-full" />}
      {url === null && !isFailed && <Skeleton className="size-full" />}
      {isFailed && (
        <div role="alert" className="flex flex-col items-center gap-3 bg-surface p-4 text-center">
          <p className="text-sm">{text('payment.bill.codeFailed')}</p>
          <Button size="small" variant="secondary" onClick={() => setTries(tries + 1)}>
            {text('kit.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

function useQrBillPicture(id: number, amount: number, tries: number): { url: string | null; isFailed: boolean } {
  const [picture, setPicture] = useState<{ url: string | null; isFailed: boolean }>({ url: null, isFailed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another amount is another picture, and so is a retry
  useEffect(() => {
    let url: string | null = null;
    let isLeft = false;
    setPicture({ url: null, isFailed: false });
    execute(QrBillDrawingDocument, { id })
      .then(({ payment }) => {
        if (isLeft || payment.qrBill === null) return;
        url = URL.createObjectURL(new Blob([codeOfQrBill(payment.qrBill.svg)], { type: 'image/svg+xml' }));
        setPicture({ url, isFailed: false });
      })
      .catch((error: unknown) => {
        // A broken connection shows on the page; anything else is a defect.
        if (!(error instanceof AppError)) reportFailure(error);
        if (!isLeft) setPicture({ url: null, isFailed: true });
      });
    return () => {
      isLeft = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [id, amount, tries]);
  return picture;
}

/** Resolution of a drawing, points a millimetre (96 an inch). */
const POINTS_PER_MM = 96 / 25.4;
/**
 * Position of the code on every Swiss QR-bill (Swiss Implementation Guidelines QR-bill, 6.4), with its white margin, millimetres; the frame
 * on the page adds the rest that a camera needs.
 */
const CODE_MM = { x: 64.5, y: 14.5, size: 51 };

/**
 * Cuts the code out of the drawing of a QR-bill, so that it is large enough for a camera on a small screen, too.
 *
 * @param svg the payment part as the API draws it
 */
function codeOfQrBill(svg: string): string {
  const [x, y, size] = [CODE_MM.x, CODE_MM.y, CODE_MM.size].map((mm) => (mm * POINTS_PER_MM).toFixed(2));
  return svg.replace(
    /^[^<]*(?:<\?[^>]*>\s*)?<svg\b[^>]*>/,
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${x} ${y} ${size} ${size}">`,
  );
}
