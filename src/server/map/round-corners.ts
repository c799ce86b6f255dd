/** How often corners are cut; twice looks like a curve. */
const ROUNDS = 2;

/**
 * Cuts the corners of a line so that it looks drawn by hand rather than with a ruler (Chaikin). Corners on the edge of a
 * cell stay, so that neighbouring cells still meet; so do both ends of an open line.
 */
export function roundCorners(line: ArrayLike<number>, steps: number, isClosed: boolean): ArrayLike<number> {
  let rest = line;
  for (let round = 0; round < ROUNDS; round += 1) rest = cutCorners(rest, steps, isClosed);
  return rest;
}

function cutCorners(line: ArrayLike<number>, steps: number, isClosed: boolean): number[] {
  const count = line.length / 2;
  const out: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const [x, y] = [line[2 * at] ?? 0, line[2 * at + 1] ?? 0];
    const isEnd = !isClosed && (at === 0 || at === count - 1);
    if (isEnd || x <= 0 || y <= 0 || x >= steps || y >= steps) {
      out.push(x, y);
      continue;
    }
    const before = (at + count - 1) % count;
    const after = (at + 1) % count;
    out.push(
      0.75 * x + 0.25 * (line[2 * before] ?? 0),
      0.75 * y + 0.25 * (line[2 * before + 1] ?? 0),
      0.75 * x + 0.25 * (line[2 * after] ?? 0),
      0.75 * y + 0.25 * (line[2 * after + 1] ?? 0),
    );
  }
  return out;
}
