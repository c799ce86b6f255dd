const RAD = Math.PI / 180;

/** How far a corner may move, in degrees of latitude: the same everywhere, or by its place. */
export type Tolerance = number | ((lng: number, lat: number) => number);

/**
 * The corners of an open line that remain when none may move by more than the tolerance
 * (Douglas and Peucker); the ends stay.
 */
export function simplifyLine(line: readonly number[], tolerance: Tolerance): number[] {
  const isConstant = typeof tolerance === "number";
  const last = line.length / 2 - 1;
  const kept = new Uint8Array(last + 1);
  kept[0] = kept[last] = 1;
  const open: [number, number][] = [[0, last]];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [from, to] = part;
    let furthest = 0;
    let middle = from;
    for (let at = from + 1; at < to; at += 1) {
      const most = isConstant ? tolerance : tolerance(line[2 * at] ?? 0, line[2 * at + 1] ?? 0);
      const away = distanceDegrees(line, at, from, to) / most;
      if (away > furthest) [furthest, middle] = [away, at];
    }
    if (!(furthest > 1)) continue;
    kept[middle] = 1;
    open.push([from, middle], [middle, to]);
  }
  return line.filter((_, at) => kept[at >> 1] === 1);
}

/** Distance of a corner from the edge between two others, in degrees of latitude. */
function distanceDegrees(line: readonly number[], at: number, from: number, to: number): number {
  const [fromLng = 0, fromLat = 0] = [line[2 * from], line[2 * from + 1]];
  const width = Math.cos(fromLat * RAD);
  const alongLng = ((line[2 * to] ?? 0) - fromLng) * width;
  const alongLat = (line[2 * to + 1] ?? 0) - fromLat;
  const lng = ((line[2 * at] ?? 0) - fromLng) * width;
  const lat = (line[2 * at + 1] ?? 0) - fromLat;
  const square = alongLng ** 2 + alongLat ** 2;
  const share = square > 0 ? Math.min(1, Math.max(0, (lng * alongLng + lat * alongLat) / square)) : 0;
  return Math.hypot(lng - share * alongLng, lat - share * alongLat);
}

/** A corner as one number, for look-ups among millions; exact to a metre. */
export function cornerKey(lng: number, lat: number): number {
  return Math.round((lat + 90) * 1e5) * 4e7 + Math.round((lng + 180) * 1e5);
}

/** The corners where three or more edges meet. Both sides of a border are cut there, at the same corners. */
export function junctions(rings: Iterable<readonly number[]>): Set<number> {
  const neighbours = new Map<number, Set<number>>();
  for (const ring of rings) {
    for (let at = 0, from = ring.length - 2; at < ring.length; from = at, at += 2) {
      const a = cornerKey(ring[from] ?? 0, ring[from + 1] ?? 0);
      const b = cornerKey(ring[at] ?? 0, ring[at + 1] ?? 0);
      for (const [one, two] of [
        [a, b],
        [b, a],
      ] as const) {
        const known = neighbours.get(one);
        if (known) known.add(two);
        else neighbours.set(one, new Set([two]));
      }
    }
  }
  return new Set([...neighbours].filter(([, others]) => others.size > 2).map(([corner]) => corner));
}

/**
 * Simplifies a ring between its junctions. A border is walked from its smaller end,
 * whichever side comes first, so that two neighbours keep the same line; a ring without
 * junctions is cut at its smallest corner and the one furthest from it.
 */
export function simplifyRing(ring: readonly number[], tolerance: Tolerance, nodes: ReadonlySet<number>): number[] {
  const count = ring.length / 2;
  const key = (at: number): number => cornerKey(ring[2 * (at % count)] ?? 0, ring[2 * (at % count) + 1] ?? 0);
  let cuts = Array.from({ length: count }, (_, at) => at).filter((at) => nodes.has(key(at)));
  if (cuts.length < 2) {
    const first =
      cuts[0] ?? Array.from({ length: count }, (_, at) => at).reduce((a, b) => (key(b) < key(a) ? b : a), 0);
    const away = (at: number): number => distanceDegrees(ring, at, first, first);
    const second = Array.from({ length: count }, (_, at) => at).reduce((a, b) => (away(b) > away(a) ? b : a), first);
    cuts = first === second ? [first] : [first, second].toSorted((a, b) => a - b);
  }
  return cuts.flatMap((from, index) => {
    const to = cuts[index + 1] ?? (cuts[0] ?? 0) + count;
    const line: number[] = [];
    for (let at = from; at <= to; at += 1) line.push(ring[2 * (at % count)] ?? 0, ring[2 * (at % count) + 1] ?? 0);
    const isForward = key(from) <= key(to);
    const kept = isForward ? simplifyLine(line, tolerance) : turned(simplifyLine(turned(line), tolerance));
    return kept.slice(0, -2);
  });
}

function turned(line: readonly number[]): number[] {
  const out: number[] = [];
  for (let at = line.length - 2; at >= 0; at -= 2) out.push(line[at] ?? 0, line[at + 1] ?? 0);
  return out;
}
