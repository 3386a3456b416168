/** The frame of a conversation: as high as the window leaves room for. */
export const THREAD_CLASSES =
  'flex h-[max(24rem,calc(100dvh-9.75rem))] min-w-0 flex-col overflow-hidden rounded-lg border border-line bg-surface tablet:h-[max(30rem,calc(100dvh-10rem))]';
