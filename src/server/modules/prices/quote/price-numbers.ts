/** So many numbers one server takes at a time; it waits for the disk once for all of them. */
const BLOCK = 20_000;

/** Gives out price numbers without asking the database for each. */
export class PriceNumbers {
  private next = 0;
  private end = 0;
  private coming: Promise<void> | undefined;
  private readonly takeBlock: (count: number) => Promise<number>;

  /** `takeBlock` answers the first of so many consecutive numbers that nobody else gets. */
  constructor(takeBlock: (count: number) => Promise<number>) {
    this.takeBlock = takeBlock;
  }

  /** The first of so many consecutive fresh numbers, at most a block. */
  async take(count: number): Promise<number> {
    // Of several searches that wait for a block the last may find it used up, and waits for another.
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
