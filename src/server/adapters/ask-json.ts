/** Largest answer we read, in bytes. */
export const ANSWER_MAX_BYTES = 512 * 1024;

const PRODUCT = "Nameboard/0.1";

/** Public services ask their callers to say who they are and how they can be reached. */
export const userAgentOf = ({ publicUrl, operatorMail }: { publicUrl: string; operatorMail: string }): string =>
  `${PRODUCT} (${[publicUrl, operatorMail].filter((text) => /^[\x21-\x7e]+$/.test(text)).join("; ")})`;

/** Statuses with which a working service says that it cannot answer this particular question. */
const NO_ANSWER = new Set([400, 404, 422]);

const JSON_TYPE = /^application\/([\w.+-]+\+)?json\b/i;

/** Why an outside service gave no answer; the text names no address and no key. */
export class OutsideTrouble extends Error {
  /** True when the service itself is at fault, false when it has no answer to this question. */
  readonly isFault: boolean;
  /** How long the service asks to be left alone. */
  readonly waitMs: number | undefined;

  constructor(text: string, isFault = true, waitMs?: number) {
    super(text);
    this.name = "OutsideTrouble";
    this.isFault = isFault;
    this.waitMs = waitMs;
  }
}

/** Builds the URL of a call from the service's address, keeping that address's own path and query. */
export function serviceUrl(base: string, path: string, query: Readonly<Record<string, string>> = {}): URL {
  const url = new URL(base);
  url.pathname = `${url.pathname.replace(/\/+$/, "")}/${path}`;
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url;
}

/** What a question of ours says besides its address. */
export interface Question {
  /** Sent by POST where it is set. */
  readonly body?: unknown;
  /** Who asks. */
  readonly userAgent?: string | undefined;
}

/** Asks for JSON once; any failure is thrown as an `OutsideTrouble`. */
export async function askJson(url: URL, signal: AbortSignal, { body, userAgent }: Question = {}): Promise<unknown> {
  const { status, headers, json } = await exchangeJson(url, signal, {
    headers: {
      ...(userAgent !== undefined && { "user-agent": userAgent }),
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (status < 200 || status > 299) {
    const waitMs = status === 429 || status === 503 ? askedWait(headers) : undefined;
    throw new OutsideTrouble(`it answered with status ${status}`, !NO_ANSWER.has(status), waitMs);
  }
  return json;
}

/** How long an answer asks to be left alone: `Retry-After` in seconds or as a moment of the service's own clock. */
export function askedWait(headers: Headers): number | undefined {
  const said = headers.get("retry-after") ?? "";
  if (/^\d{1,9}$/.test(said)) return Number(said) * 1000;
  const wait = Date.parse(said) - Date.parse(headers.get("date") ?? "");
  return wait > 0 ? wait : undefined;
}

/** What a call sends besides its address: a POST when there is a body. */
export interface JsonCall {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** An answer of any status; `json` is undefined where a refusal has none. */
export interface JsonAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly json: unknown;
}

/** Calls once and returns the answer whatever its status; a missing or unreadable one is thrown as an `OutsideTrouble`. */
export async function exchangeJson(url: URL, signal: AbortSignal, call: JsonCall): Promise<JsonAnswer> {
  return exchange(url, signal, call, async (response) => {
    const { status, headers } = response;
    const isJson = JSON_TYPE.test(headers.get("content-type") ?? "");
    if (isJson && response.ok) return { status, headers, json: JSON.parse(await readText(response)) };
    if (isJson) return { status, headers, json: parsed(await readText(response)) };
    if (response.ok) throw new OutsideTrouble("it answered no JSON");
    await response.body?.cancel();
    return { status, headers, json: undefined };
  });
}

/** Calls once and returns status and headers alone, whatever else the answer says. */
export async function tellJson(url: URL, signal: AbortSignal, call: JsonCall): Promise<Omit<JsonAnswer, "json">> {
  return exchange(url, signal, call, async ({ status, headers, body }) => {
    await body?.cancel();
    return { status, headers };
  });
}

async function exchange<Answer>(
  url: URL,
  signal: AbortSignal,
  { headers, body }: JsonCall,
  read: (response: Response) => Promise<Answer>,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      signal,
      redirect: "manual",
      headers: { accept: "application/json", "user-agent": PRODUCT, ...headers },
      ...(body === undefined ? {} : { method: "POST", body }),
    });
    if (response.status >= 300 && response.status <= 399) {
      await response.body?.cancel();
      throw new OutsideTrouble("it leads to another address");
    }
    return await read(response);
  } catch (error) {
    throw troubleOf(error, signal);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function readText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > ANSWER_MAX_BYTES) throw new OutsideTrouble("its answer is too large");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Error texts of other libraries may contain the address and with it the key, so only their codes are kept. */
function troubleOf(error: unknown, signal: AbortSignal): OutsideTrouble {
  if (error instanceof OutsideTrouble) return error;
  if (signal.aborted) return new OutsideTrouble("it did not answer in time");
  if (error instanceof SyntaxError) return new OutsideTrouble("its answer is broken JSON");
  const cause = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && "code" in cause && typeof cause.code === "string" ? ` (${cause.code})` : "";
  return new OutsideTrouble(`it cannot be reached${code}`);
}
