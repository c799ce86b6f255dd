import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Document,
  type YAMLMap,
  type YAMLParseError,
} from "yaml";
import { said, type Said, type TariffsKey } from "#server/modules/tariffs/words/said.ts";

/** A part of the operator's file: a text just as it was written, a list or a map, and the line it begins in. */
export type FileNode =
  | { readonly line: number; readonly kind: "text"; readonly text: string }
  | { readonly line: number; readonly kind: "list"; readonly items: readonly FileNode[] }
  | { readonly line: number; readonly kind: "map"; readonly entries: ReadonlyMap<string, FileEntry> };

/** A part of a map, with the line of its name. */
export interface FileEntry {
  readonly line: number;
  readonly node: FileNode;
}

type Tell = (line: number, what: Said) => void;

/** What the parser says in the words of its trade, and what we say. */
const PLAIN: Readonly<Record<string, TariffsKey>> = {
  BAD_ALIAS: "tariffs.yaml.alias",
  BAD_INDENT: "tariffs.yaml.indent",
  BLOCK_AS_IMPLICIT_KEY: "tariffs.yaml.two-colons",
  IMPOSSIBLE: "tariffs.yaml.unreadable",
  MISSING_CHAR: "tariffs.yaml.missing-character",
  MULTILINE_IMPLICIT_KEY: "tariffs.yaml.missing-colon",
  MULTIPLE_DOCS: "tariffs.yaml.second-file",
  RESOURCE_EXHAUSTION: "tariffs.yaml.too-deep",
  TAB_AS_INDENT: "tariffs.yaml.tab",
  UNEXPECTED_TOKEN: "tariffs.yaml.unexpected",
};

/**
 * Reads the text of an operator's file into plain parts. Every value stays the text it is, so that no sum ever becomes a
 * float; what is no YAML is told by line.
 */
export function parseOperatorYaml(text: string, tell: Tell): FileNode | undefined {
  const lines = new LineCounter();
  const lineAt = (offset: number): number => Math.max(1, lines.linePos(offset).line);
  const document = parse(text, lines);
  if (document === undefined) {
    tell(0, said("tariffs.yaml.too-deep"));
    return undefined;
  }
  for (const error of worthTelling(document.errors)) tell(lineAt(error.pos[0]), plainWords(error));
  if (document.errors.length > 0) return undefined;
  return plainNode(document.contents, 1, lineAt, tell);
}

/** What a text in brackets has not been closed with, as the parser says it. */
const UNCLOSED = /end with a ([\]}])/;

/**
 * The errors that are not made by an earlier one: of tabs the first, otherwise all up to the first bracket that is not closed or
 * the first thing that does not belong, after which the parser is out of step.
 */
function worthTelling(errors: readonly YAMLParseError[]): readonly YAMLParseError[] {
  const sorted = errors.toSorted((a, b) => a.pos[0] - b.pos[0]);
  const tab = sorted.find(({ code }) => code === "TAB_AS_INDENT");
  if (tab !== undefined) return [tab];
  const last = sorted.findIndex(({ code, message }) => UNCLOSED.test(message) || code === "UNEXPECTED_TOKEN");
  return last < 0 ? sorted : sorted.slice(0, last + 1);
}

function plainWords({ code, message }: YAMLParseError): Said {
  const close = UNCLOSED.exec(message)?.[1];
  if (close !== undefined) return said("tariffs.yaml.unclosed", { open: close === "}" ? "{" : "[", close });
  const known = PLAIN[code];
  return known === undefined ? said("tariffs.yaml.other", { message }) : said(known);
}

function parse(text: string, lineCounter: LineCounter): Document | undefined {
  try {
    // Names that are there twice are found while the parts are made, in one go instead of pair by pair.
    return parseDocument(text, { schema: "failsafe", lineCounter, uniqueKeys: false, prettyErrors: false });
  } catch {
    // The parser calls itself for every level; a file of a hundred thousand brackets ends its stack.
    return undefined;
  }
}

function plainNode(node: unknown, parentLine: number, lineAt: (offset: number) => number, tell: Tell): FileNode {
  const offset = (node as { range?: [number, number, number] | null } | null)?.range?.[0];
  const line = offset === undefined ? parentLine : lineAt(offset);
  if (isSeq(node)) return { line, kind: "list", items: node.items.map((item) => plainNode(item, line, lineAt, tell)) };
  if (isMap(node)) return { line, kind: "map", entries: plainEntries(node, line, lineAt, tell) };
  if (isAlias(node)) tell(line, said("tariffs.yaml.reference", { name: node.source }));
  return { line, kind: "text", text: isScalar(node) && typeof node.value === "string" ? node.value : "" };
}

function plainEntries(
  map: YAMLMap,
  mapLine: number,
  lineAt: (offset: number) => number,
  tell: Tell,
): ReadonlyMap<string, FileEntry> {
  const entries = new Map<string, FileEntry>();
  for (const { key, value } of map.items) {
    const name = plainNode(key, mapLine, lineAt, tell);
    if (name.kind !== "text") {
      tell(name.line, said("tariffs.yaml.no-name"));
      continue;
    }
    const known = entries.get(name.text);
    if (known !== undefined) tell(name.line, said("tariffs.file.twice", { name: name.text, line: known.line }));
    else entries.set(name.text, { line: name.line, node: plainNode(value, name.line, lineAt, tell) });
  }
  return entries;
}
