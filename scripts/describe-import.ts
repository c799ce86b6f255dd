import type { ImportPlan, PlaceImport, TablePlan } from "#server/modules/operator-places/index.ts";

/** Most changed rows to list; beyond that only their number is given. */
const SHOWN_ROWS = 20;
const SHOWN_LENGTH = 60;

/** Describes what an import does, in lines for a person. */
export function describePlan(plan: ImportPlan): string[] {
  return [...describeTable("places", plan.operator_places), ...describeTable("areas", plan.operator_areas)];
}

/** Whether an import changes nothing at all. */
export function changesNothing(plan: ImportPlan): boolean {
  return [plan.operator_places, plan.operator_areas].every(
    ({ added, changed, withdrawn }) => added.length + changed.length + withdrawn.length === 0,
  );
}

/** One import in the list. */
export function describeImport(row: PlaceImport): string {
  const counts = `${row.added} new, ${row.changed} changed, ${row.withdrawn} withdrawn`;
  const undone = row.undoneAt === null ? "" : `, undone ${when(row.undoneAt)}`;
  const credit = row.credit === null ? "" : ` (${row.credit})`;
  return `${row.id}  ${when(row.at)}  ${row.fileName}: ${counts}${undone}${credit}`;
}

function when(at: Date): string {
  return at.toISOString().slice(0, 16).replace("T", " ");
}

function describeTable(noun: string, { added, changed, unchanged, withdrawn }: TablePlan): string[] {
  if (added.length + changed.length + unchanged + withdrawn.length === 0) return [];
  const shown = changed
    .slice(0, SHOWN_ROWS)
    .flatMap(({ key, fields, comesBack }) => [
      `  ${key}${comesBack ? ": was withdrawn and comes back" : ""}`,
      ...fields.map(
        ({ name, before, after }) => `    ${name}: ${shownValue(name, before)} → ${shownValue(name, after)}`,
      ),
    ]);
  const more = changed.length - SHOWN_ROWS;
  return [
    `${noun}: ${added.length} new, ${changed.length} changed, ${unchanged} unchanged, ${withdrawn.length} withdrawn`,
    ...shown,
    ...(more > 0 ? [`  and ${more} more`] : []),
    ...(withdrawn.length > 0
      ? [`  withdrawn: ${cut(withdrawn.slice(0, SHOWN_ROWS).join(", "), 4 * SHOWN_LENGTH)}`]
      : []),
  ];
}

function shownValue(name: string, value: unknown): string {
  return name === "polygons" ? countCorners(value) : cut(JSON.stringify(value) ?? "", SHOWN_LENGTH);
}

function countCorners(polygons: unknown): string {
  const corners = (polygons as number[][][]).flat().reduce((sum, ring) => sum + ring.length / 2, 0);
  return `${corners} corners`;
}

function cut(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}…` : text;
}
