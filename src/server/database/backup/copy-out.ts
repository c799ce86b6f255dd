import { Readable } from "node:stream";
import type { Connection, Submittable } from "pg";
import type { CopyConnection } from "./copy-connection.ts";

const PIECE_BYTES = 256 * 1024;

/** The rows of `COPY … TO STDOUT`, as pieces of text; hand it to `client.query`. A slow reader holds the database back. */
export class CopyOut extends Readable implements Submittable {
  readonly #sql: string;
  #connection: CopyConnection | undefined;
  #piece = Buffer.allocUnsafe(PIECE_BYTES);
  #filled = 0;
  /** Known when the last row has been read. */
  rows = 0;

  constructor(sql: string) {
    super({ highWaterMark: 4 * PIECE_BYTES });
    this.#sql = sql;
  }

  submit(connection: Connection): void {
    this.#connection = connection as CopyConnection;
    this.#connection.query(this.#sql);
  }

  handleCopyData({ chunk }: { readonly chunk: Buffer }): void {
    if (this.#filled + chunk.length > PIECE_BYTES) this.#pass();
    // The driver uses the memory of a row again as soon as this returns.
    if (chunk.length > PIECE_BYTES) this.#push(Buffer.from(chunk));
    else {
      chunk.copy(this.#piece, this.#filled);
      this.#filled += chunk.length;
    }
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.rows = Number(text.replace("COPY ", ""));
  }

  handleReadyForQuery(): void {
    this.#pass();
    this.push(null);
  }

  handleError(error: Error): void {
    this.destroy(error);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    // What nobody reads any more is read to its end, or the connection could never be closed.
    this.#connection?.stream.resume();
    done(error);
  }

  #pass(): void {
    if (this.#filled === 0) return;
    this.#push(this.#piece.subarray(0, this.#filled));
    this.#piece = Buffer.allocUnsafe(PIECE_BYTES);
    this.#filled = 0;
  }

  #push(piece: Buffer): void {
    if (!this.destroyed && !this.push(piece)) this.#connection?.stream.pause();
  }
}
