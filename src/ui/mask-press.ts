/** Says whether a press on a masked field was a tap that moves the cursor to the first empty slot, not a drag that selects. */
export function isMaskPress(movedPixels: number, milliseconds: number): boolean {
  return (movedPixels <= 10 && milliseconds <= 200) || (movedPixels <= 5 && milliseconds <= 300);
}
