import { zoneKind, zoneName } from "#domain/tariffs/zones.ts";

/** Ground as the operator's file names it. */
export function groundWords(key: string): string {
  const kind = zoneKind(key);
  if (kind === "anywhere") return "anywhere";
  return kind === "place" ? zoneName(key) : `${kind} ${zoneName(key)}`;
}
