/** A key press in the field. */
interface PressedKey {
  key: string;
  isComposing: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

/**
 * Whether a key sends the message: Enter with Ctrl or Cmd always; Enter alone on devices with a keyboard and a mouse.
 *
 * On the keyboard of a screen Enter is the only way to a new line.
 *
 * @param hasKeyboard whether this device is operated by mouse and keyboard
 */
export function sendsByEnter(pressed: PressedKey, hasKeyboard: boolean): boolean {
  const { key, isComposing, ctrlKey, metaKey, shiftKey, altKey } = pressed;
  if (key !== 'Enter' || isComposing) return false;
  if (ctrlKey || metaKey) return true;
  return hasKeyboard && !shiftKey && !altKey;
}
