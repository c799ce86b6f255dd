import { ApiError, type Refusal } from "#web/api/api-error.ts";

type Envelope = { readonly result: unknown; readonly error: Refusal | null; readonly "x-uuid"?: unknown };

/** What is said of an answer that is not ours, by the keys of the page's texts. */
type Texts = Readonly<Record<string, string>>;

/**
 * Sends one call and returns its `result`; any other outcome is thrown as an `ApiError`. An answer without our envelope
 * comes from something between us and the server: its status alone says what went wrong.
 */
export async function sendCall(request: string, url: string, init: RequestInit, texts: Texts = {}): Promise<unknown> {
  const lose = (cause: unknown) => {
    const aborted = cause instanceof DOMException && cause.name === "AbortError";
    const lost = aborted ? "aborted" : "network";
    return new ApiError(request, { name: "Network", message: "", code: 0, status: 0 }, { lost });
  };
  const response = await fetch(url, init).catch((cause: unknown) => Promise.reject(lose(cause)));
  const text = await response.text().catch((cause: unknown) => Promise.reject(lose(cause)));
  const envelope = parse(text);
  const retryAfter = Number(response.headers.get("retry-after")) || undefined;
  if (envelope?.error) {
    const { "x-uuid": uuid, error } = envelope;
    throw new ApiError(request, error, { retryAfter, ...(typeof uuid === "string" && { uuid }) });
  }
  if (response.status >= 400 || envelope === undefined) {
    const status = response.status >= 400 ? response.status : UNREADABLE;
    const message = texts[FOREIGN_WORDS[status] ?? ""] ?? "";
    throw new ApiError(request, { name: "HTTP", message, code: 0, status }, { retryAfter });
  }
  return envelope.result;
}

/** The status of a success that cannot be read, as of a log-in page of a network: whether the call was carried out is not known. */
const UNREADABLE = 502;

/** Refusals of something between us and the server; after any other status the outcome of the call is not known, and no words say it. */
const FOREIGN_WORDS: Readonly<Partial<Record<number, string>>> = {
  400: "common.failed.blocked",
  403: "common.failed.forbidden",
  413: "common.failed.large",
  429: "common.failed.often",
  431: "common.failed.blocked",
};

function parse(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null || !("result" in value)) return undefined;
    const { error = null } = value as { readonly error?: unknown };
    return error === null || isRefusal(error) ? { ...value, result: value.result, error } : undefined;
  } catch {
    return undefined;
  }
}

function isRefusal(error: unknown): error is Refusal {
  const { message, code, status } = Object(error) as Partial<Record<keyof Refusal, unknown>>;
  return typeof message === "string" && typeof code === "number" && typeof status === "number";
}
