import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locale } from "#domain/places/place.ts";

/** A terminal of an airport, as a ticket prints it and as a page names it. */
export interface Terminal {
  readonly code: string;
  readonly nameEn: string;
  readonly nameRu: string;
}

/** The terminals of an airport by its IATA code; an airport with one building has none. */
export type Terminals = (iata: string | null) => readonly Terminal[];

/** Reads the table of terminals from the data folder. */
export async function loadTerminals(dataDir: string): Promise<Terminals> {
  const lines = (await readFile(join(dataDir, "terminals.tsv"), "utf8")).split("\n").filter((line) => line !== "");
  const byAirport = new Map<string, Terminal[]>();
  for (const line of lines.slice(1)) {
    const [iata = "", code = "", nameEn = "", nameRu = ""] = line.split("\t");
    const list = byAirport.get(iata);
    if (list) list.push({ code, nameEn, nameRu });
    else byAirport.set(iata, [{ code, nameEn, nameRu }]);
  }
  return (iata) => (iata === null ? [] : (byAirport.get(iata) ?? []));
}

/** The name of a terminal in the asked language. */
export function terminalName(terminal: Terminal, locale: Locale): string {
  return locale === "ru" ? terminal.nameRu : terminal.nameEn;
}
