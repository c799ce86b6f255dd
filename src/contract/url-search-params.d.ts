export {};

declare global {
  /** The query of an address: both browsers and Node have it, and the contract sees nothing else of either. */
  class URLSearchParams implements Iterable<[string, string]> {
    constructor(init?: string | Iterable<[string, string]>);
    getAll(name: string): string[];
    append(name: string, value: string): void;
    delete(name: string): void;
    sort(): void;
    toString(): string;
    [Symbol.iterator](): IterableIterator<[string, string]>;
  }
}
