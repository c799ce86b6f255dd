import { crc32 } from "node:zlib";

/** The files of an archive by name, read from its directory as a phone reads it; a wrong sum is thrown. */
export function readZip(archive: Buffer): ReadonlyMap<string, Buffer> {
  const end = archive.lastIndexOf("PK\u0005\u0006");
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    if (archive.toString("latin1", at, at + 4) !== "PK\u0001\u0002") throw new Error("The directory is broken.");
    const [sum, size] = [archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 24)];
    const nameLength = archive.readUInt16LE(at + 28);
    const name = archive.toString("utf8", at + 46, at + 46 + nameLength);
    const local = archive.readUInt32LE(at + 42);
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const bytes = archive.subarray(start, start + size);
    if (crc32(bytes) !== sum) throw new Error(`The sum of ${name} is wrong.`);
    files.set(name, bytes);
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return files;
}
