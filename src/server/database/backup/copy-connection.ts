import type { Connection } from "pg";

/** The driver's connection with what it does for COPY and its types leave out. */
export type CopyConnection = Connection & {
  query(sql: string): void;
  sendCopyFromChunk(chunk: Buffer): void;
  endCopyFrom(): void;
  sendCopyFail(reason: string): void;
};
