/** Steps across a tile. */
export const TILE_EXTENT = 4_096;

/** A layer of a vector tile: areas and lines have no properties, points have. */
export type TileLayer =
  | { readonly name: string; readonly kind: "area" | "line"; readonly lines: readonly ArrayLike<number>[] }
  | {
      readonly name: string;
      readonly kind: "point";
      readonly points: readonly {
        readonly x: number;
        readonly y: number;
        readonly properties: Readonly<Record<string, string | number>>;
      }[];
    };

/** Numbers of the format (Mapbox Vector Tile 2.1). */
const TYPE = { point: 1, line: 2, area: 3 } as const;
const COMMAND = { moveTo: 1, lineTo: 2, close: 7 } as const;
const WIRE = { number: 0, bytes: 2 } as const;

/** Writes the fields of a protocol buffer. */
class Fields {
  #bytes = new Uint8Array(64);
  #length = 0;

  #room(more: number): void {
    if (this.#length + more <= this.#bytes.length) return;
    const wider = new Uint8Array(Math.max(2 * this.#bytes.length, this.#length + more));
    wider.set(this.#bytes);
    this.#bytes = wider;
  }

  #plain(value: number): void {
    this.#room(5);
    let rest = value >>> 0;
    for (; rest > 127; rest >>>= 7) this.#bytes[this.#length++] = (rest & 127) | 128;
    this.#bytes[this.#length++] = rest;
  }

  number(field: number, value: number): this {
    this.#plain((field << 3) | WIRE.number);
    this.#plain(value);
    return this;
  }

  bytes(field: number, content: Uint8Array): this {
    this.#plain((field << 3) | WIRE.bytes);
    this.#plain(content.length);
    this.#room(content.length);
    this.#bytes.set(content, this.#length);
    this.#length += content.length;
    return this;
  }

  text(field: number, text: string): this {
    return this.bytes(field, Buffer.from(text));
  }

  packed(field: number, numbers: readonly number[]): this {
    const inner = new Fields();
    for (const value of numbers) inner.#plain(value);
    return this.bytes(field, inner.content);
  }

  get content(): Uint8Array {
    return this.#bytes.subarray(0, this.#length);
  }
}

const zigzag = (value: number): number => (value << 1) ^ (value >> 31);
const command = (id: number, count: number): number => (id & 7) | (count << 3);

/** The commands of one line or ring; a ring runs clockwise on the screen, as an outline must. */
function lineCommands(line: ArrayLike<number>, isArea: boolean): number[] {
  const corners: number[] = [];
  for (let at = 0; at < line.length; at += 2) {
    const [x, y] = [Math.round(line[at] ?? 0), Math.round(line[at + 1] ?? 0)];
    if (x !== corners.at(-2) || y !== corners.at(-1)) corners.push(x, y);
  }
  if (isArea && corners[0] === corners.at(-2) && corners[1] === corners.at(-1)) corners.splice(-2);
  const count = corners.length / 2;
  if (count < (isArea ? 3 : 2)) return [];
  const order = Array.from({ length: count }, (_, at) => at);
  if (isArea && twiceArea(corners) < 0) order.reverse();
  let [lastX, lastY] = [0, 0];
  const steps = order.flatMap((at) => {
    const [x, y] = [corners[2 * at] ?? 0, corners[2 * at + 1] ?? 0];
    const step = [zigzag(x - lastX), zigzag(y - lastY)];
    [lastX, lastY] = [x, y];
    return step;
  });
  return [
    command(COMMAND.moveTo, 1),
    ...steps.slice(0, 2),
    command(COMMAND.lineTo, count - 1),
    ...steps.slice(2),
    ...(isArea ? [command(COMMAND.close, 1)] : []),
  ];
}

function twiceArea(ring: readonly number[]): number {
  let twice = 0;
  for (let at = 0, from = ring.length - 2; at < ring.length; from = at, at += 2) {
    twice += (ring[from] ?? 0) * (ring[at + 1] ?? 0) - (ring[at] ?? 0) * (ring[from + 1] ?? 0);
  }
  return twice;
}

function feature(type: number, geometry: readonly number[], tags: readonly number[] = []): Uint8Array {
  const fields = new Fields();
  if (tags.length > 0) fields.packed(2, tags);
  return fields.number(3, type).packed(4, geometry).content;
}

function layerBytes(layer: TileLayer): Uint8Array {
  const fields = new Fields().number(15, 2).text(1, layer.name);
  if (layer.kind !== "point") {
    for (const line of layer.lines) {
      const commands = lineCommands(line, layer.kind === "area");
      if (commands.length > 0) fields.bytes(2, feature(TYPE[layer.kind], commands));
    }
    return fields.number(5, TILE_EXTENT).content;
  }
  const keys = [...new Set(layer.points.flatMap(({ properties }) => Object.keys(properties)))];
  const values = [...new Set(layer.points.flatMap(({ properties }) => Object.values(properties)))];
  for (const { x, y, properties } of layer.points) {
    const tags = Object.entries(properties).flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)]);
    fields.bytes(
      2,
      feature(TYPE.point, [command(COMMAND.moveTo, 1), zigzag(Math.round(x)), zigzag(Math.round(y))], tags),
    );
  }
  for (const key of keys) fields.text(3, key);
  for (const value of values) {
    const inner = new Fields();
    fields.bytes(4, (typeof value === "string" ? inner.text(1, value) : inner.number(5, value)).content);
  }
  return fields.number(5, TILE_EXTENT).content;
}

/** The bytes of a tile; layers without anything are left out. */
export function vectorTile(layers: readonly TileLayer[]): Buffer {
  const tile = new Fields();
  for (const layer of layers) {
    if ((layer.kind === "point" ? layer.points : layer.lines).length > 0) tile.bytes(3, layerBytes(layer));
  }
  return Buffer.from(tile.content);
}
