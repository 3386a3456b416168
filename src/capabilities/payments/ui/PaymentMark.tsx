import type { PaymentLineFragment } from '#generated/operations.ts';
import { Badge, type BadgeTone } from '#kit/design/content/Badge.tsx';
import { useLocale } from '#kit/i18n/LocaleProvider.tsx';
import { PaymentStatus } from '../payment.ts';

const TONES: Readonly<Record<number, BadgeTone>> = {
  [PaymentStatus.Success]: 'lake',
  [PaymentStatus.Rejected]: 'brick',
  [PaymentStatus.Error]: 'brick',
};

/** Status of a payment as a label. */
export function PaymentMark({ payment: { status } }: { payment: Pick<PaymentLineFragment, 'status'> }) {
  const { text } = useLocale();
  return <Badge tone={TONES[status] ?? 'plain'}>{text(`payment.status.${status}`)}</Badge>;
}
