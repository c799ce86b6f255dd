import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { ApiError } from "#web/api/api-error.ts";

/** What an ended log-in has closed, by where it stood. */
const closed = new Map<string, unknown>();

/** A value of a screen that stands again once the log-in that ended over it is renewed; whoever leaves the screen gives it up. */
export function useWindowValue<Value>(place: string): [Value | undefined, (next: Value | undefined) => void] {
  const client = useQueryClient();
  const [value, setValue] = useState(() => closed.get(place) as Value | undefined);
  const latest = useRef(value);
  useEffect(() => {
    closed.delete(place);
    return () => {
      const error = client.getQueryState(["session"])?.error;
      const isEnded = error instanceof ApiError && error.status === 401;
      if (isEnded && latest.current !== undefined) closed.set(place, latest.current);
    };
  }, [client, place]);
  const set = (next: Value | undefined) => {
    latest.current = next;
    setValue(() => next);
  };
  return [value, set];
}

/**
 * The window that is open over a screen. After a log-in that ended it opens again by itself, once the trip that it is about is at hand; where another one is
 * in focus by then it stays closed, so that nobody writes to a trip that they did not mean.
 */
export function useWindow<Name extends string>(
  place: string,
  about?: number,
): [Name | undefined, (next: Name | undefined) => void] {
  const [open, setOpen] = useWindowValue<{ readonly name: Name; readonly about: number | undefined }>(place);
  const [stage, setStage] = useState<"waits" | "here" | "gone">(open?.about === undefined ? "here" : "waits");
  if (stage === "waits" && about !== undefined) setStage(open?.about === about ? "here" : "gone");
  const set = (name: Name | undefined) => {
    setStage("here");
    setOpen(name === undefined ? undefined : { name, about });
  };
  return [stage === "here" ? open?.name : undefined, set];
}

/** Whoever comes next finds no window open. */
export function forgetWindows(): void {
  closed.clear();
}
