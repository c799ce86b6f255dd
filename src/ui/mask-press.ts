/**
 * Whether a press on a masked field was a tap, which moves the cursor to the first empty slot, and not a selecting drag.
 */
export function isMaskPress(movedPixels: number, milliseconds: number): boolean {
  return (movedPixels <= 10 && milliseconds <= 200) || (movedPixels <= 5 && milliseconds <= 300);
}
