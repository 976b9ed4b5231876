/** All in px of the viewport. */
interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
interface Size {
  width: number;
  height: number;
}

const GAP = 4;
const EDGE = 8;

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * Where a popup's left upper corner is, in px of the viewport. Below its field, or above where only that has room; at
 * the field's right end, where the button is, or at its left end where the field is the narrower one. Never outside.
 */
export function placeBeside(field: Box, popup: Size, room: Size): { left: number; top: number } {
  const isNarrow = field.right - field.left < popup.width;
  const left = isNarrow ? field.left : field.right - popup.width;
  const below = field.bottom + GAP;
  const above = field.top - GAP - popup.height;
  const isBelow = below + popup.height <= room.height - EDGE || above < EDGE;
  return {
    left: between(left, EDGE, room.width - popup.width - EDGE),
    top: between(isBelow ? below : above, EDGE, room.height - popup.height - EDGE),
  };
}
