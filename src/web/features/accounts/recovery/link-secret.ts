import { useEffect, useState } from "react";

/** What of a location and its history is read and changed. */
export type Address = Pick<Location, "hash" | "pathname" | "search"> & {
  readonly replace: (address: string) => void;
};

const held = new Map<string, string>();

/**
 * The secret that the link of a letter brings behind # and a mark. It is taken out of the address: nobody looks over a shoulder, and no
 * history keeps it. Until it is let go it is given again, because a first drawing may be begun anew, when the address has it no longer.
 */
export function takeSecret(mark: string, { hash, pathname, search, replace }: Address): string {
  const start = `#${mark}`;
  if (hash.length > start.length && hash.startsWith(start)) {
    held.set(mark, hash.slice(start.length));
    replace(pathname + search);
  }
  return held.get(mark) ?? "";
}

/** Forgets what was taken. */
export function letSecretGo(mark: string): void {
  held.delete(mark);
}

/** The secret of this page's address, and how to do without it from now on. */
export function useLinkSecret(mark: string): readonly [secret: string, drop: () => void] {
  const [secret, setSecret] = useState(() => {
    const replace = (address: string) => history.replaceState(history.state, "", address);
    const { hash, pathname, search } = location;
    return takeSecret(mark, { hash, pathname, search, replace });
  });
  useEffect(() => letSecretGo(mark), [mark]);
  return [secret, () => setSecret("")];
}
