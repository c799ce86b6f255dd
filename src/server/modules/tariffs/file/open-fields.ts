import { closestName } from "#domain/places/closest-name.ts";
import { cellProblem } from "#domain/places/import-cell.ts";
import type { Notes } from "#server/modules/tariffs/file/file-notes.ts";
import type { FileEntry, FileNode } from "#server/modules/tariffs/file/parse-operator-yaml.ts";
import { hint, Wrong, type ValueKind } from "#server/modules/tariffs/kinds/value-kind.ts";
import { said, type SaidValues, type TariffsKey } from "#server/modules/tariffs/words/said.ts";

/** One map of the file as its reader asks it: by name, each value of its kind, with every fault told once. */
export interface Fields {
  readonly line: number;
  has(key: string): boolean;
  lineOf(key: string): number;
  /** A value that must be there. */
  need<T>(key: string, kind: ValueKind<T>): T;
  /** A value that may be left out. */
  may<T, U>(key: string, kind: ValueKind<T>, otherwise: U): T | U;
  /** A value as far as it can be read already; that it cannot is told by whoever needs it. */
  glance<T>(key: string, kind: ValueKind<T>): T | undefined;
  /** The values of a list; a single one may stand without brackets; empty when it is left out. */
  values<T>(key: string, kind: ValueKind<T>): T[];
  /** A map with names of its own. */
  map(key: string, known: readonly string[]): Fields | undefined;
  /** The maps of a list. */
  maps(key: string, known: readonly string[], parent?: Fields): Fields[];
  /** The texts of a map whose names are the operator's: each name and its value. */
  pairs<K, V>(
    key: string,
    names: ValueKind<K>,
    kindOf: (name: K) => ValueKind<V>,
  ): { name: K; value: V; line: number }[];
  /** The maps of a map whose names are the operator's. */
  named(key: string, known: readonly string[]): { name: string; fields: Fields }[];
  /** Tells what is wrong with a value, or with the whole when no name is given. */
  problem(key: string, what: TariffsKey, values?: SaidValues): void;
  warning(key: string, what: TariffsKey, values?: SaidValues): void;
  /** Tells that something must be there. */
  missing(key: string): void;
  /** How many problems the file has so far. What was read while the number did not grow can be believed. */
  faults(): number;
}

/** Opens a map of the file; what it lacks its parent may have. Names that nobody knows are problems. */
export function openFields(
  node: FileNode,
  known: readonly string[],
  notes: Notes,
  { path = "", parent }: { readonly path?: string; readonly parent?: Fields } = {},
): Fields {
  const own = new Map<string, FileEntry>(node.kind === "map" ? node.entries : []);
  if (node.kind !== "map") notes.problem(node.line, said("tariffs.file.names-expected"), path);
  for (const [name, entry] of own) {
    if (known.includes(name)) continue;
    const meant = closestName(name, known);
    const values = { name: shown(name), known: known.join(", "), ...hint(meant) };
    notes.problem(entry.line, said("tariffs.file.unknown-name", values), path);
    // Read as it is meant, or everything that refers to it would be told to be wrong as well.
    if (meant !== undefined && !own.has(meant)) own.set(meant, entry);
  }
  const lineOf = (key: string): number => own.get(key)?.line ?? parent?.lineOf(key) ?? node.line;
  const pathOf = (key: string): string => path + (key === "" ? "" : `${key}: `);
  // What was written above for several is wrong there.
  const isAbove = (key: string): boolean => !own.has(key) && parent?.has(key) === true;
  const problem = (key: string, what: TariffsKey, values?: SaidValues): void =>
    isAbove(key) ? parent?.problem(key, what, values) : notes.problem(lineOf(key), said(what, values), pathOf(key));
  const missing = (key: string): void => notes.problem(node.line, said("tariffs.file.missing", { name: key }), path);
  const read = <T>(key: string, at: FileNode, kind: ValueKind<T>): T => {
    const value = at.kind === "text" ? kind.read(at.text) : new Wrong("tariffs.file.single-value");
    if (!(value instanceof Wrong)) return value;
    notes.problem(at.line, value.of(at.kind === "text" ? shown(at.text) : ""), pathOf(key));
    return kind.blank;
  };
  const find = (key: string): FileNode | undefined => {
    const found = own.get(key)?.node;
    return found?.kind === "text" && found.text === "" ? undefined : found;
  };
  const entriesOf = (key: string): ReadonlyMap<string, FileEntry> => {
    const found = find(key);
    if (found === undefined) return new Map();
    if (found.kind === "map") return found.entries;
    notes.problem(found.line, said("tariffs.file.names-expected"), pathOf(key));
    return new Map();
  };
  return {
    line: node.line,
    has: (key) => find(key) !== undefined || parent?.has(key) === true,
    lineOf,
    problem,
    missing,
    faults: () => notes.faults(),
    warning: (key, what, values) =>
      isAbove(key) ? parent?.warning(key, what, values) : notes.warning(lineOf(key), said(what, values), pathOf(key)),
    need(key, kind) {
      const found = find(key);
      if (found !== undefined) return read(key, found, kind);
      if (parent?.has(key)) return parent.need(key, kind);
      if (node.kind === "map") missing(key);
      return kind.blank;
    },
    may(key, kind, otherwise) {
      const found = find(key);
      if (found !== undefined) return read(key, found, kind);
      return parent === undefined ? otherwise : parent.may(key, kind, otherwise);
    },
    glance(key, kind) {
      const found = find(key);
      if (found === undefined) return parent?.glance(key, kind);
      const value = found.kind === "text" ? kind.read(found.text) : undefined;
      return value instanceof Wrong ? undefined : value;
    },
    values(key, kind) {
      const found = find(key);
      if (found === undefined) return parent?.values(key, kind) ?? [];
      const items = found.kind === "list" ? found.items : [found];
      return items.map((item) => read(key, item, kind));
    },
    map(key, names) {
      const found = find(key);
      if (found === undefined) return parent?.map(key, names);
      return openFields(found, names, notes, { path: `${key}: ` });
    },
    maps(key, names, above) {
      const found = find(key);
      if (found === undefined) return parent?.maps(key, names, above) ?? [];
      if (found.kind !== "list") {
        notes.problem(found.line, said("tariffs.file.list-expected"), pathOf(key));
        return [];
      }
      const inner = { path: `${key}: `, ...(above === undefined ? {} : { parent: above }) };
      return found.items.map((item) => openFields(item, names, notes, inner));
    },
    pairs(key, names, kindOf) {
      return [...entriesOf(key)].flatMap(([text, { line, node: value }]) => {
        const faults = notes.faults();
        const name = read(key, { line, kind: "text", text }, names);
        // What stands beside a name that nobody knows is of no kind that could be read.
        if (notes.faults() > faults) return [];
        return [{ name, value: read(`${key}: ${shown(text)}`, value, kindOf(name)), line }];
      });
    },
    named(key, names) {
      return [...entriesOf(key)].map(([name, { node: value }]) => ({
        name,
        fields: openFields(value, names, notes, { path: `${key}: ${shown(name)}: ` }),
      }));
    },
  };
}

function shown(text: string): string {
  return cellProblem("", "no-text", text.replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu, "�")).value;
}
