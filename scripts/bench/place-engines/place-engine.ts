import type { Locale } from "#domain/values/locale.ts";

/** What one query of the benchmark asks of an engine. */
export interface PlaceAsk {
  readonly term: string;
  readonly locale: Locale;
  /** Country of the other end of the trip; empty when nothing is known. */
  readonly country: string;
}

/** A filled engine that answers queries. */
export interface OpenEngine {
  readonly rows: number;
  /** Ids of places, best first; undefined when the engine gave up after its time limit. */
  find(ask: PlaceAsk): Promise<readonly string[] | undefined>;
  /** Memory held outside this process, in MB; undefined where it cannot be told. */
  memoryElsewhere?(): Promise<number | undefined>;
  close(): Promise<void>;
}

/** One engine of the comparison: it is built in one process and opened and asked in another. */
export interface PlaceEngine {
  /** Makes whatever the engine keeps on disk out of the data pack, in a folder of its own; gives the milliseconds. */
  build(dataDir: string, folder: string): Promise<number>;
  /** Opens what was built. */
  open(dataDir: string, folder: string): Promise<OpenEngine>;
}

/** How many places every engine is asked for. */
export const ASKED_PLACES = 8;
