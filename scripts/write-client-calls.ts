import { writeFile } from "node:fs/promises";
import { CALL_TABLES, callTableText } from "./client-calls.ts";

// Run it with `node scripts/write-client-calls.ts` after naming a call in client-calls.ts or changing one in the contract.
for (const table of CALL_TABLES) await writeFile(new URL(`../${table.file}`, import.meta.url), callTableText(table));
