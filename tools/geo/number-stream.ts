/** Writes numbers seven bits a byte, lowest first, with the sign in the last bit. */
export class NumberStream {
  private bytes = Buffer.alloc(65_536);
  private length = 0;
  private previous = 0;

  private push(byte: number): void {
    if (this.length === this.bytes.length) this.bytes = Buffer.concat([this.bytes, Buffer.alloc(this.length)]);
    this.bytes[this.length] = byte;
    this.length += 1;
  }

  plain(value: number): void {
    let rest = value;
    for (; rest > 127; rest = Math.floor(rest / 128)) this.push((rest % 128) + 128);
    this.push(rest);
  }

  /** Writes only the difference from the previous number. */
  step(value: number): void {
    const change = value - this.previous;
    this.plain(change < 0 ? -2 * change - 1 : 2 * change);
    this.previous = value;
  }

  get content(): Buffer {
    const head = Buffer.alloc(4);
    head.writeUInt32LE(this.length);
    return Buffer.concat([head, this.bytes.subarray(0, this.length)]);
  }
}
