import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Named } from "#domain/values/named.ts";

/** A terminal of an airport, as tickets print it and as pages name it. */
export interface Terminal {
  readonly code: string;
  readonly name: Named;
}

/** The terminals of an airport by its IATA code; an airport with one building has none. */
export type Terminals = (iata: string | null) => readonly Terminal[];

/** Reads the table of terminals from the data folder. */
export async function loadTerminals(dataDir: string): Promise<Terminals> {
  const lines = (await readFile(join(dataDir, "terminals.tsv"), "utf8")).split("\n").filter((line) => line !== "");
  const byAirport = new Map<string, Terminal[]>();
  for (const line of lines.slice(1)) {
    const [iata = "", code = "", en = "", ru = ""] = line.split("\t");
    const list = byAirport.get(iata);
    if (list) list.push({ code, name: { en, ru } });
    else byAirport.set(iata, [{ code, name: { en, ru } }]);
  }
  return (iata) => (iata === null ? [] : (byAirport.get(iata) ?? []));
}
