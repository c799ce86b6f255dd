import { ApiError } from "#web/api/api-error.ts";

type Envelope = {
  readonly result: unknown;
  readonly error?: ConstructorParameters<typeof ApiError>[1] | null;
};

/** Sends one call and returns its `result`; any other outcome is thrown as an `ApiError` (ERR-02, ERR-03). */
export async function sendCall(request: string, url: string, init: RequestInit): Promise<unknown> {
  const lose = (cause: unknown) => {
    const aborted = cause instanceof DOMException && cause.name === "AbortError";
    const lost = aborted ? "aborted" : "network";
    return new ApiError(request, { name: "Network", message: "", code: 0, status: 0 }, { lost });
  };
  const response = await fetch(url, init).catch((cause: unknown) => Promise.reject(lose(cause)));
  const text = await response.text().catch((cause: unknown) => Promise.reject(lose(cause)));
  const envelope = parse(text);
  const retryAfter = Number(response.headers.get("retry-after")) || undefined;
  if (envelope?.error) throw new ApiError(request, envelope.error, { retryAfter });
  if (response.status >= 400 || envelope === undefined) {
    const { status } = response;
    throw new ApiError(request, { name: "HTTP", message: "", code: 0, status }, { retryAfter });
  }
  return envelope.result;
}

function parse(text: string): Envelope | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && "result" in value ? (value as Envelope) : undefined;
  } catch {
    return undefined;
  }
}
