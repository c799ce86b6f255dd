import { useRef } from "react";
import { newAttemptKey } from "#web/api/attempt-key.ts";
import { ATTEMPT_HEADER } from "#web/api/call-headers.ts";

/** The header for a request: the same content repeats the same attempt, whatever happened to the first call. */
export function useAttempt(): (body: object) => Readonly<Record<string, string>> {
  const attempt = useRef({ key: "", content: "" });
  return (body) => {
    const content = JSON.stringify(body);
    if (attempt.current.content !== content) attempt.current = { key: newAttemptKey(), content };
    return { [ATTEMPT_HEADER]: attempt.current.key };
  };
}
