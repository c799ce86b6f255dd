/** How many numbers a server reserves at a time, with one wait for the disk per block. */
const BLOCK = 20_000;

/** Gives out price numbers without asking the database for each one. */
export class PriceNumbers {
  private next = 0;
  private end = 0;
  private coming: Promise<void> | undefined;
  private readonly takeBlock: (count: number) => Promise<number>;

  /** `takeBlock` reserves `count` consecutive numbers and returns the first. */
  constructor(takeBlock: (count: number) => Promise<number>) {
    this.takeBlock = takeBlock;
  }

  /** Returns the first of `count` consecutive fresh numbers; `count` is at most a block. */
  async take(count: number): Promise<number> {
    // When many searches wait for one block, the last may find it used up and waits for the next.
    while (this.end - this.next < count) {
      this.coming ??= this.fetchBlock().finally(() => (this.coming = undefined));
      await this.coming;
    }
    const first = this.next;
    this.next += count;
    return first;
  }

  private async fetchBlock(): Promise<void> {
    this.next = await this.takeBlock(BLOCK);
    this.end = this.next + BLOCK;
  }
}
