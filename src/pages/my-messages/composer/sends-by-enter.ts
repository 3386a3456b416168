/** A key as it was pressed in the field. */
interface PressedKey {
  key: string;
  isComposing: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/**
 * Whether a key sends what was written: Enter with Ctrl or Cmd always; Enter alone where there is a keyboard and a mouse, and not
 * on the keyboard of a screen, whose only way to another line it is.
 *
 * @param hasKeyboard whether this device is worked by mouse and keyboard
 */
export function sendsByEnter(pressed: PressedKey, hasKeyboard: boolean): boolean {
  const { key, isComposing, ctrlKey, metaKey, shiftKey, altKey } = pressed;
  if (key !== 'Enter' || isComposing) return false;
  if (ctrlKey || metaKey) return true;
  return hasKeyboard && !shiftKey && !altKey;
}
