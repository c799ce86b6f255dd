import jsQR from "jsqr";
import { inflateSync } from "node:zlib";
import { extractText, getDocumentProxy } from "unpdf";

/** A piece of text where it is drawn, in points from the lower left corner. */
export interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** A PDF as a reader sees it. */
export interface ReadPdf {
  /** The text of each sheet, its spaces made equal. */
  readonly sheets: readonly string[];
  /** The same piece by piece. */
  readonly pieces: readonly (readonly PlacedText[])[];
  readonly title: string;
  readonly language: string;
  /** Names of fonts, with the mark of a subset. */
  readonly fonts: readonly string[];
  /** Fonts whose letters can be copied, and those whose outlines are inside. */
  readonly copyable: number;
  readonly embedded: number;
  /** The glyphs that its sheets draw, by their numbers in the subsets of their fonts; 0 is the box for what a font lacks. */
  readonly glyphs: readonly number[];
  /** What the codes on its sheets open, in order. */
  readonly codes: readonly string[];
}

/** Reads a PDF with programs that had no part in writing it. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: false });
  const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
  const raw = bytes.toString("latin1");
  return {
    pieces: await Promise.all(text.map((_, index) => piecesOf(document, index + 1))),
    sheets: text.map((sheet) => sheet.normalize("NFKC").replace(/\s+/g, " ")),
    title: info.Title ?? "",
    language: info.Language ?? "",
    fonts: [...new Set([...raw.matchAll(/\/FontName \/([\w+-]+)/g)].map(([, name = ""]) => name))],
    copyable: raw.match(/\/ToUnicode /g)?.length ?? 0,
    embedded: raw.match(/\/FontFile[23] /g)?.length ?? 0,
    glyphs: streams(bytes)
      .flatMap((stream) => [...stream.matchAll(/<((?:[\da-f]{4})+)>(?= -?[\d.]+[ \]]|\])/g)])
      .flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? [])
      .map((glyph) => Number.parseInt(glyph, 16)),
    codes: drawings(bytes).flatMap((drawing) => codeIn(drawing) ?? []),
  };
}

async function piecesOf(document: Awaited<ReturnType<typeof getDocumentProxy>>, number: number): Promise<PlacedText[]> {
  const { items } = await (await document.getPage(number)).getTextContent();
  return items.flatMap((item) => {
    if (!("str" in item) || item.str.trim() === "") return [];
    const [, , , size = 0, x = 0, y = 0] = item.transform as number[];
    return [{ text: item.str, x, y, width: item.width, size }];
  });
}

/** The drawings of the sheets that have squares in them. */
const drawings = (bytes: Buffer): string[] => streams(bytes).filter((text) => / re\n/.test(text));

/** Everything that is packed in the file, unpacked. */
function streams(bytes: Buffer): string[] {
  const raw = bytes.toString("latin1");
  return [...raw.matchAll(/\/Filter \/FlateDecode\n>>\nstream\n/g)].flatMap((match) => {
    const start = match.index + match[0].length;
    try {
      return [inflateSync(bytes.subarray(start, raw.indexOf("\nendstream", start))).toString("latin1")];
    } catch {
      return [];
    }
  });
}

/** Reads the code that a drawing's small squares make. */
function codeIn(drawing: string): string | undefined {
  const squares = [...drawing.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)]
    .map((match) => match.slice(1).map(Number) as [number, number, number, number])
    .filter(([, , width, height]) => width === height && width < 10);
  const size = squares[0]?.[2];
  if (size === undefined) return undefined;
  const [left, top] = [Math.min(...squares.map(([x]) => x)), Math.min(...squares.map(([, y]) => y))];
  const cells = squares.map(([x, y]) => [Math.round((x - left) / size), Math.round((y - top) / size)] as const);
  const modules = Math.max(...cells.flat()) + 1;
  const scale = 4;
  const side = (modules + 8) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [column, line] of cells) {
    for (let y = 0; y < scale; y += 1) {
      for (let x = 0; x < scale; x += 1) {
        const at = (((line + 4) * scale + y) * side + (column + 4) * scale + x) * 4;
        pixels.fill(0, at, at + 3);
      }
    }
  }
  return (jsQR as unknown as typeof jsQR.default)(pixels, side, side)?.data;
}
