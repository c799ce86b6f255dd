import { Writable } from "node:stream";
import type { Connection, Submittable } from "pg";
import type { CopyConnection } from "./copy-connection.ts";

type Done = (error?: Error | null) => void;

/** Takes the rows of `COPY … FROM STDIN`; hand it to `client.query`, then write to it. It ends when the database has taken all. */
export class CopyIn extends Writable implements Submittable {
  readonly #sql: string;
  #connection: CopyConnection | undefined;
  #opened: Done | undefined;
  #ended: Done | undefined;
  #isOpen = false;
  rows = 0;

  constructor(sql: string) {
    super();
    this.#sql = sql;
  }

  override _construct(done: Done): void {
    if (this.#isOpen) done();
    else this.#opened = done;
  }

  submit(connection: Connection): void {
    this.#connection = connection as CopyConnection;
    this.#connection.query(this.#sql);
  }

  handleCopyInResponse(): void {
    this.#isOpen = true;
    this.#opened?.();
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    this.rows = Number(text.replace("COPY ", ""));
  }

  handleReadyForQuery(): void {
    this.#ended?.();
  }

  handleError(error: Error): void {
    this.#isOpen = false;
    if (this.#opened !== undefined && !this.#ended) this.#opened(error);
    this.destroy(error);
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: Done): void {
    const stream = this.#connection?.stream;
    this.#connection?.sendCopyFromChunk(chunk);
    if (stream?.writableNeedDrain === true) stream.once("drain", () => done());
    else done();
  }

  override _final(done: Done): void {
    this.#ended = done;
    this.#isOpen = false;
    this.#connection?.endCopyFrom();
  }

  override _destroy(error: Error | null, done: Done): void {
    if (this.#isOpen) this.#connection?.sendCopyFail("the reader of the backup stopped");
    done(error);
  }
}
