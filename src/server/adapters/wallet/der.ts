const CONTEXT = 0xa0;

/** The kinds of values that a signature is made of (X.690). */
export const DER = {
  integer: 0x02,
  octets: 0x04,
  null: 0x05,
  oid: 0x06,
  utcTime: 0x17,
  sequence: 0x30,
  set: 0x31,
  /** A member known by its place. */
  context: (place: number): number => CONTEXT + place,
} as const;

/** A value with its kind and length before it. */
export function der(kind: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([kind]), lengthOf(content.length), content]);
}

/** The parts of a set in the order in which it is signed. */
export function derSet(...parts: readonly Buffer[]): Buffer {
  return der(DER.set, ...parts.toSorted((one, other) => Buffer.compare(one, other)));
}

/** The name of a thing in the tree of names: `1.2.840.113549.1.7.2`. */
export function derOid(dotted: string): Buffer {
  const [first = 0, second = 0, ...others] = dotted.split(".").map(Number);
  return der(DER.oid, Buffer.from([first * 40 + second, ...others.flatMap(baseOf128)]));
}

/** The values inside a value, each whole. */
export function derMembers(value: Buffer): Buffer[] {
  const members: Buffer[] = [];
  const { start, end } = contentOf(value);
  for (let at = start; at < end;) {
    const member = value.subarray(at, at + contentOf(value.subarray(at)).end);
    members.push(member);
    at += member.length;
  }
  return members;
}

function lengthOf(length: number): Buffer {
  if (length < 128) return Buffer.from([length]);
  const bytes = Buffer.from(length.toString(16).padStart(length > 0xffff ? 6 : length > 0xff ? 4 : 2, "0"), "hex");
  return Buffer.concat([Buffer.from([0x80 + bytes.length]), bytes]);
}

function contentOf(value: Buffer): { readonly start: number; readonly end: number } {
  const [, short = 0] = value;
  if (short < 128) return { start: 2, end: 2 + short };
  const bytes = short - 128;
  return { start: 2 + bytes, end: 2 + bytes + value.readUIntBE(2, bytes) };
}

function baseOf128(number: number): number[] {
  const digits = [number & 127];
  for (let rest = number >> 7; rest > 0; rest >>= 7) digits.unshift(128 + (rest & 127));
  return digits;
}
