import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** A text message as the gateway got it, with the headers it came with. */
export interface TakenText {
  readonly headers: IncomingMessage["headers"];
  readonly body: Readonly<Record<"channel" | "to" | "text" | "lang" | "id", string>>;
}

/** A gateway of text messages on this machine. */
export interface StubGateway {
  readonly url: string;
  readonly taken: TakenText[];
  /** The status it answers with; undefined for no answer at all. */
  status: number | undefined;
  close(): Promise<void>;
}

/** Opens a gateway that notes what it gets. */
export async function openStubGateway(): Promise<StubGateway> {
  const taken: TakenText[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      taken.push({ headers: request.headers, body: body as TakenText["body"] });
      if (gateway.status !== undefined) response.writeHead(gateway.status, { location: "/elsewhere" }).end("taken");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const gateway: StubGateway = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/texts`,
    taken,
    status: 202,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return gateway;
}
