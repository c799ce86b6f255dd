import { lookup as lookUp } from "node:dns";
import { request as plainRequest, type IncomingMessage } from "node:http";
import { request as secureRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isInside } from "#server/http/inside.ts";
import type { PageReading, ReadPage } from "#server/modules/partners/sites/page-reader.ts";

/** More than any page needs, and the longest that one may take. */
const MOST_BYTES = 1_000_000;
const WAIT_MS = 5000;

/** What the reader is made for. */
interface PageReaderOptions {
  /** Who asks, by its own address, as the sites read it in their logs. */
  readonly from: string;
  /** While the product is tried on a machine, its author's pages stand on the same one. */
  readonly mayReadOwnMachine: boolean;
}

/**
 * Reads pages of other sites. The address that a name leads to is judged where it is connected to, so that no name can lead
 * into our own network.
 */
export function createPageReader({ from, mayReadOwnMachine }: PageReaderOptions): ReadPage {
  const isOwnMachine = (host: string): boolean => /^(?:localhost|127\.0\.0\.1)$/.test(host);
  const lookup: LookupFunction = (host, options, done) =>
    lookUp(host, { ...options, all: true }, (error, found) => {
      const open = (error ? [] : found).filter(({ address }) => !isInside(address));
      const [first] = open;
      if (first === undefined) return done(error ?? new Error(`${host} has no address outside`), "", 4);
      if (options.all === true) done(null, open);
      else done(null, first.address, first.family);
    });
  return async (address) => {
    const isOwn = mayReadOwnMachine && isOwnMachine(address.hostname);
    if (!isOwn && (address.protocol !== "https:" || isIP(address.hostname) !== 0)) return "unreachable";
    try {
      return await read(address, { from, ...(!isOwn && { lookup }) });
    } catch {
      return "unreachable";
    }
  };
}

function read(
  address: URL,
  { from, lookup }: { readonly from: string; readonly lookup?: LookupFunction },
): Promise<PageReading> {
  const request = address.protocol === "https:" ? secureRequest : plainRequest;
  return new Promise((resolve, reject) => {
    const asked = request(
      address,
      {
        ...(lookup && { lookup }),
        agent: false,
        signal: AbortSignal.timeout(WAIT_MS),
        headers: { accept: "text/html", "accept-encoding": "identity", "user-agent": `Nameboard-page-check (${from})` },
      },
      (answer) =>
        void readAnswer(answer)
          .then(resolve, reject)
          .finally(() => asked.destroy()),
    );
    asked.on("error", reject);
    asked.end();
  });
}

async function readAnswer(answer: IncomingMessage): Promise<PageReading> {
  const { statusCode = 0, headers } = answer;
  if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) return { leadsTo: headers.location };
  const isPage = /^(?:text\/html|application\/xhtml\+xml)\b/i.test(headers["content-type"] ?? "");
  const isPlain = /^(?:identity)?$/i.test(headers["content-encoding"] ?? "");
  if (statusCode !== 200 || !isPage || !isPlain) return "no-page";
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of answer as AsyncIterable<Buffer>) {
    pieces.push(piece);
    bytes += piece.length;
    // What matters of a longer page stands before that, or is not looked for.
    if (bytes > MOST_BYTES) break;
  }
  const policies = [headers["content-security-policy"] ?? []].flat();
  return { html: Buffer.concat(pieces).subarray(0, MOST_BYTES).toString("utf8"), policy: policies.join(", ") };
}
