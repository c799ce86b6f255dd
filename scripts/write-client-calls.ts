import { writeFile } from "node:fs/promises";
import { clientCallsText, CLIENT_CALLS_FILE } from "./client-calls.ts";

// Run it with `node scripts/write-client-calls.ts` after naming a call in client-calls.ts or changing one in the contract.
await writeFile(new URL(`../${CLIENT_CALLS_FILE}`, import.meta.url), clientCallsText());
