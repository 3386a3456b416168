import { useEffect, useState } from 'react';

/** How long dialogs and drawers take to come and go, in milliseconds. @source docs/reference/screens.md, "Dialogs" */
const MODAL_MS = 500;

/** Whether the content is still to be rendered: it stays a moment after closing, so that it can leave in motion. */
export function usePresence(isOpen: boolean, leaveMs = MODAL_MS): boolean {
  const [isLeaving, setIsLeaving] = useState(false);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen);
    setIsLeaving(!isOpen);
  }
  useEffect(() => {
    if (!isLeaving) return;
    const timer = setTimeout(() => setIsLeaving(false), leaveMs);
    return () => clearTimeout(timer);
  }, [isLeaving, leaveMs]);
  return isOpen || isLeaving;
}
