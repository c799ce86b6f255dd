import { createContext } from "react";
import type { BaseLocationHook } from "wouter";
import { memoryLocation } from "wouter/memory-location";

/** Where a module in somebody's page is: an address of ours that stands in no address bar. */
export type Address = {
  /** Our base path, with our origin: links of the module lead to our own pages. */
  readonly base: string;
  readonly hook: BaseLocationHook;
  readonly navigate: (to: string) => void;
  /** The query as it is now, with its mark. */
  readonly searchNow: () => string;
};

/** The address of the module. */
export const InlineAddress = createContext<Address>({
  base: "",
  hook: () => ["", () => {}],
  navigate: () => {},
  searchNow: () => "",
});

/** Makes the address of a module that begins with a search; whatever leads away from the finder goes to our own window. */
export function inlineAddress(base: string, search: string, openOwn: (address: string) => void): Address {
  const finder = `${base}/finder`;
  let now = search;
  const memory = memoryLocation({ path: finder, searchPath: search.slice(1) });
  const navigate = (to: string): void => {
    const [path, query = ""] = to.split("?");
    if (path !== finder) return openOwn(new URL(to, base).href);
    now = query === "" ? "" : `?${query}`;
    memory.navigate(to);
  };
  const useMemory: BaseLocationHook = () => [memory.hook()[0], navigate];
  useMemory.searchHook = memory.searchHook;
  return { base, hook: useMemory, navigate, searchNow: () => now };
}

/** Opens a page of ours beside the host's, or in its place where the browser allows no second one. */
export function openOwnWindow(address: string): void {
  const opened = window.open(address, "_blank");
  if (opened === null) location.assign(address);
  else opened.opener = null;
}
