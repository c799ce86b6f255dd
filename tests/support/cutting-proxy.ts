import { connect, createServer, type AddressInfo } from "node:net";

/** A line to a server that may be cut. */
export interface CuttingProxy {
  readonly url: string;
  /** How many connections were cut before their answer was whole. */
  readonly cuts: number;
  close(): Promise<void>;
}

/** Passes connections on to a server; of each answer only so many bytes come through before both sides are reset. */
export async function cuttingProxy(target: string, bytesOf: () => number): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  let cuts = 0;
  const proxy = createServer((client) => {
    const server = connect({ host: hostname, port: Number(port) });
    let left = bytesOf();
    const cut = (): void => {
      cuts++;
      client.resetAndDestroy();
      server.resetAndDestroy();
    };
    client.on("data", (data) => server.write(data));
    server.on("data", (data) => {
      const part = data.subarray(0, left);
      left -= part.length;
      if (part.length > 0) client.write(part);
      if (left === 0) cut();
    });
    client.on("error", () => server.destroy());
    server.on("error", () => client.destroy());
    client.on("close", () => server.end());
    server.on("close", () => client.end());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    get cuts() {
      return cuts;
    },
    close: () => new Promise((resolve) => proxy.close(() => resolve())),
  };
}
