import { join } from "node:path";
import { fileURLToPath } from "node:url";

const DATA = fileURLToPath(new URL("../../data", import.meta.url));

/** Where the committed data lies. Commands read it from here, and so do without the server. */
export const DATA_FILES = {
  folder: DATA,
  operator: join(DATA, "demo", "operator.yaml"),
  accounts: join(DATA, "demo", "accounts.yaml"),
  promos: join(DATA, "demo", "promos.yaml"),
} as const;
