import type { Locale } from "#domain/values/locale.ts";

/** One query of the benchmark. */
export interface PlaceAsk {
  readonly term: string;
  readonly locale: Locale;
  /** Country of the other end of the trip; empty when unknown. */
  readonly country: string;
}

/** A filled engine that answers queries. */
export interface OpenEngine {
  readonly rows: number;
  /** Ids of places, best first; undefined when the engine gave up after its time limit. */
  find(ask: PlaceAsk): Promise<readonly string[] | undefined>;
  /** Memory held outside this process, in MB; undefined where it cannot be measured. */
  memoryElsewhere?(): Promise<number | undefined>;
  close(): Promise<void>;
}

/** One engine of the comparison: it is built in one process, and opened and queried in another. */
export interface PlaceEngine {
  /** Makes the engine's files from the data pack, in a folder of their own; returns the milliseconds it took. */
  build(dataDir: string, folder: string): Promise<number>;
  /** Opens what was built. */
  open(dataDir: string, folder: string): Promise<OpenEngine>;
}

/** How many places each query asks for. */
export const ASKED_PLACES = 8;
