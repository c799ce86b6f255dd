const HEAD_BYTES = 12;
const LENGTH_BYTES = 4;

/** Reads the numbers of a column, written seven bits a byte, lowest first. */
export function plainNumbers(bytes: Uint8Array, size: number): Uint32Array {
  const numbers = new Uint32Array(size);
  for (let at = 0, byte = 0; at < size; at += 1) {
    let part = bytes[byte++] ?? 0;
    let value = part & 127;
    for (let shift = 7; part > 127; shift += 7) {
      part = bytes[byte++] ?? 0;
      value |= (part & 127) << shift;
    }
    numbers[at] = value;
  }
  return numbers;
}

/** The columns of a file of numbers; each is preceded by its length in bytes. */
export function* columnsOf(bytes: Buffer): Generator<Uint8Array, never> {
  for (let at = HEAD_BYTES; ;) {
    const start = at + LENGTH_BYTES;
    at = start + bytes.readUInt32LE(at);
    yield bytes.subarray(start, at);
  }
}
