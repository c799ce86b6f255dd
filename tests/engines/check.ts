import type { Tab } from "../kit/tab.ts";

/** What a check needs: our server, a partner's site that may show the module, and one with the same pages and no module. */
export interface Sites {
  readonly product: string;
  readonly host: string;
  readonly bare: string;
}

/** Something that travellers and partners rely on, in any engine. */
export interface Check {
  /** Chooses it on the command line. */
  readonly name: string;
  /** Title of the test: the outcome. */
  readonly title: string;
  readonly run: (tab: Tab, sites: Sites) => Promise<void>;
}

/** How long a search, an order or a page of another step may take (ms). */
export const STEP_MS = 20_000;
