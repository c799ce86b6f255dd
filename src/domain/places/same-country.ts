/** Territories with their own code that maps often label with their state's code. */
const STATE_OF: Readonly<Record<string, string>> = {
  HK: "CN",
  MO: "CN",
  ...of("US", "AS GU MP PR VI"),
  ...of("FR", "BL GF GP MF MQ NC PF PM RE WF YT"),
  ...of("NL", "AW BQ CW SX"),
  ...of("AU", "CC CX NF"),
  ...of("NZ", "CK NU TK"),
  ...of("DK", "FO GL"),
  AX: "FI",
  SJ: "NO",
};

function of(state: string, territories: string): Record<string, string> {
  return Object.fromEntries(territories.split(" ").map((territory) => [territory, state]));
}

/** Whether two country codes may mean the same country: for example, maps label Hong Kong both HK and CN. */
export function isSameCountry(a: string, b: string): boolean {
  return (STATE_OF[a] ?? a) === (STATE_OF[b] ?? b);
}
