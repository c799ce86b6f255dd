import { useRef } from "react";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { attemptHeaders } from "#web/api/call-headers.ts";

/** The headers for a request: the same content repeats the same attempt, whatever happened to the first call. */
export function useAttempt(): (body: object) => Readonly<Record<string, string>> {
  const attempt = useRef({ key: "", secret: "", content: "" });
  return (body) => {
    const content = JSON.stringify(body);
    if (attempt.current.content !== content)
      attempt.current = { key: newAttemptKey(), secret: newAttemptKey(), content };
    return attemptHeaders(attempt.current);
  };
}
