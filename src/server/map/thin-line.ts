/** The corners of a line that matter: every other one is within the tolerance of what remains (Douglas and Peucker). */
export function thinLine(line: ArrayLike<number>, tolerance: number): number[] {
  const last = line.length / 2 - 1;
  if (last < 2) return Array.from(line);
  const kept = new Uint8Array(last + 1);
  kept[0] = kept[last] = 1;
  const open: [number, number][] = [[0, last]];
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    const [from, to] = part;
    const [x, y] = [line[2 * from] ?? 0, line[2 * from + 1] ?? 0];
    const [alongX, alongY] = [(line[2 * to] ?? 0) - x, (line[2 * to + 1] ?? 0) - y];
    const square = alongX * alongX + alongY * alongY;
    let [furthest, middle] = [tolerance * tolerance, from];
    for (let at = from + 1; at < to; at += 1) {
      const [dx, dy] = [(line[2 * at] ?? 0) - x, (line[2 * at + 1] ?? 0) - y];
      const share = square > 0 ? Math.min(1, Math.max(0, (dx * alongX + dy * alongY) / square)) : 0;
      const away = (dx - share * alongX) ** 2 + (dy - share * alongY) ** 2;
      if (away > furthest) [furthest, middle] = [away, at];
    }
    if (middle === from) continue;
    kept[middle] = 1;
    open.push([from, middle], [middle, to]);
  }
  const out: number[] = [];
  for (let at = 0; at <= last; at += 1) if (kept[at] === 1) out.push(line[2 * at] ?? 0, line[2 * at + 1] ?? 0);
  return out;
}
