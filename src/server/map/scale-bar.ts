/** Lengths that a scale shows, in kilometres. */
const LENGTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1_000] as const;

/** A scale takes at most this share of a picture's width. */
const MOST_SHARE = 0.2;

/** The longest round length that fits, and its width in pixels. */
export function scaleBar(kmOfPixel: number, pictureWidth: number): { readonly km: number; readonly width: number } {
  const most = MOST_SHARE * pictureWidth * kmOfPixel;
  const km = LENGTHS.findLast((length) => length <= most) ?? LENGTHS[0];
  return { km, width: km / kmOfPixel };
}
