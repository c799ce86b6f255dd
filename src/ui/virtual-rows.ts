/** What of a long list is at hand, and how high its parts are, in pixels. */
export interface VirtualParts {
  /** How many items the whole list has. */
  readonly count: number;
  /** Which item of the whole list the first one at hand is. */
  readonly from: number;
  /** For each item at hand: whether a heading stands over it. */
  readonly heads: readonly boolean[];
  readonly size: number;
  readonly headSize: number;
}

/** Where everything stands. */
export interface VirtualRows {
  /** The upper edge of each item at hand, its heading with it. */
  readonly tops: readonly number[];
  /** The lower edge of the last item at hand. */
  readonly end: number;
  /** The height of the whole list; what is not at hand counts without headings. */
  readonly height: number;
}

/** Where the items at hand stand in the whole list. */
export function virtualRows({ count, from, heads, size, headSize }: VirtualParts): VirtualRows {
  let end = from * size;
  const tops = heads.map((hasHead) => {
    const top = end;
    end += size + (hasHead ? headSize : 0);
    return top;
  });
  return { tops, end, height: end + Math.max(0, count - from - heads.length) * size };
}

/** Which items at hand lie between two heights: the first, and the one after the last. */
export function rowsBetween({ tops, end }: VirtualRows, top: number, bottom: number): readonly [number, number] {
  const first = tops.findIndex((_, at) => (tops[at + 1] ?? end) > top);
  if (first < 0) return [tops.length, tops.length];
  const after = tops.findIndex((edge) => edge >= bottom);
  return [first, Math.max(first, after < 0 ? tops.length : after)];
}

/** Which item of the whole list stands at a height, also where it is not at hand. */
export function itemAt({ tops, end }: VirtualRows, { count, from, size }: VirtualParts, height: number): number {
  const last = Math.max(0, count - 1);
  const [first = 0] = tops;
  if (height < first) return Math.max(0, Math.floor(height / size));
  if (height >= end) return Math.min(last, from + tops.length + Math.floor((height - end) / size));
  return Math.min(last, from + tops.findIndex((_, at) => (tops[at + 1] ?? end) > height));
}
