import type { DatabaseAddress } from "#server/own-database.ts";

/** What one process of the server does: it answers calls, or it does the jobs that follow them. */
export type Role = "web" | "jobs";

/** The processes of one role, as the supervisor sees them. */
export interface ProcessCount {
  readonly role: Role;
  readonly wanted: number;
  /** Those that have started and are there. */
  readonly running: number;
  /** How often one of them has ended by itself and was started again. */
  readonly restarts: number;
}

/** What a process knows of those that serve together with it. */
export interface ProcessView {
  /** The role of this one. */
  readonly role: Role;
  readonly counts: () => readonly ProcessCount[];
  /** The metrics of all of them together. */
  readonly metrics: () => Promise<string>;
}

/** What the supervisor says to a process. */
export type Order =
  | { readonly kind: "begin"; readonly database: DatabaseAddress; readonly isFirst: boolean }
  | { readonly kind: "counts"; readonly counts: readonly ProcessCount[] }
  | { readonly kind: "metrics"; readonly id: number; readonly text: string | null }
  | { readonly kind: "stop" };

/** What a process says to its supervisor. */
export type Report =
  | { readonly kind: "ready"; readonly url: string }
  | { readonly kind: "failed"; readonly message: string }
  | { readonly kind: "ask-metrics"; readonly id: number };
