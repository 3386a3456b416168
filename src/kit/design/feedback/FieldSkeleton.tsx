/** A field that loads: its label, over the frame of its control. The component around it states that it loads. */
export function FieldSkeleton({ label }: { label?: string }) {
  return (
    <div aria-hidden="true" className="flex flex-col gap-1.5">
      {label === undefined ? (
        <span className="my-1 h-3 w-28 max-w-1/2 rounded-full bg-mist" />
      ) : (
        <span className="text-sm font-medium">{label}</span>
      )}
      <span className="h-11.5 rounded-md border border-line bg-surface" />
    </div>
  );
}
