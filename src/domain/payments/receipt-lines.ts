import { mulDiv } from "#domain/values/money.ts";
import type { Named } from "#domain/values/named.ts";

/** One line of a receipt. */
export interface ReceiptLine {
  readonly name: Named;
  /** Whole pieces, at least one. */
  readonly quantity: number;
  /** What all pieces of the line cost together, in minor units. */
  readonly amount: number;
}

/** A line that is kept: it says which part of its order it is for. */
export interface KeptLine extends ReceiptLine {
  /** What it belongs to, such as the trip: changes within one group make up for each other. */
  readonly group: string;
  /** Which part of the group: the ride, its stops, a service, the fee. */
  readonly part: string;
}

/**
 * The lines with their amounts changed so that they add up to `sum` exactly. A certificate and a part payment have no line
 * of their own on a receipt: each line bears its share of them, and a line that is left with nothing is dropped.
 */
export function shareOut<Line extends ReceiptLine>(lines: readonly Line[], sum: number): Line[] {
  const total = linesSum(lines);
  if (total <= 0) return [];
  let before = 0;
  return lines.flatMap((line) => {
    const from = mulDiv(before, sum, total);
    before += line.amount;
    return withAmount(line, mulDiv(before, sum, total) - from);
  });
}

/** What one piece of a line costs; undefined when its amount does not divide into equal pieces. */
export function pieceAmount({ amount, quantity }: ReceiptLine): number | undefined {
  return amount % quantity === 0 ? amount / quantity : undefined;
}

const REST: Named = { en: "Other services", ru: "Прочие услуги" };

/** Not more lines than somebody takes: a long list ends with one line for all the rest. */
export function atMostLines<Line extends ReceiptLine>(lines: readonly Line[], most: number): readonly Line[] {
  const [first, ...more] = lines.slice(most - 1);
  if (first === undefined || more.length === 0) return lines;
  const amount = linesSum([first, ...more]);
  return [...lines.slice(0, most - 1), { ...first, name: REST, quantity: 1, amount }];
}

/** What lines add up to. */
export function linesSum(lines: readonly ReceiptLine[]): number {
  return lines.reduce((all, { amount }) => all + amount, 0);
}

/** The lines without what others take of the same parts. */
export function withoutLines(lines: readonly KeptLine[], taken: readonly KeptLine[]): KeptLine[] {
  return lines.flatMap((line) => takePieces(line, line.amount - amountOf(taken, line)));
}

/** Both together, each part once. */
export function joinLines(lines: readonly KeptLine[], more: readonly KeptLine[]): KeptLine[] {
  const all = Map.groupBy([...lines, ...more], keyOf);
  return [...all.values()].flatMap((same) => {
    const [line] = same;
    if (line === undefined) return [];
    return [{ ...line, quantity: same.reduce((sum, { quantity }) => sum + quantity, 0), amount: linesSum(same) }];
  });
}

/**
 * What the lines have beyond others. Within a group one part makes up for another: a fee is kept out of the ride that it is
 * charged for, and a dearer ride out of the service that it replaces.
 */
export function linesBeyond(lines: readonly KeptLine[], others: readonly KeptLine[]): KeptLine[] {
  const groups = Map.groupBy(lines, ({ group }) => group);
  return [...groups].flatMap(([group, own]) => {
    const theirs = others.filter((line) => line.group === group);
    const beyond = withoutLines(own, theirs);
    return takeOf(beyond, linesSum(beyond) - linesSum(withoutLines(theirs, own)));
  });
}

/** So much of the lines as adds up to `sum`, from each in proportion and never more than it has. */
export function takeOf(lines: readonly KeptLine[], sum: number): KeptLine[] {
  const wanted = Math.min(Math.max(0, sum), linesSum(lines));
  return shareOut(lines, wanted).map((line) => {
    const whole = lines.find((one) => keyOf(one) === keyOf(line));
    return whole === undefined ? line : (takePieces(whole, line.amount)[0] ?? line);
  });
}

function amountOf(lines: readonly KeptLine[], wanted: KeptLine): number {
  return linesSum(lines.filter((line) => keyOf(line) === keyOf(wanted)));
}

/** A part of a line: so many of its pieces where their price divides it. */
function takePieces<Line extends ReceiptLine>(line: Line, amount: number): Line[] {
  const piece = pieceAmount(line);
  if (piece === undefined || amount % piece !== 0) return withAmount(line, amount);
  return withAmount({ ...line, quantity: amount / piece }, amount);
}

function withAmount<Line extends ReceiptLine>(line: Line, amount: number): Line[] {
  return amount > 0 ? [{ ...line, amount }] : [];
}

function keyOf({ group, part }: KeptLine): string {
  return `${group} ${part}`;
}
