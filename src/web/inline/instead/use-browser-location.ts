import type { useBrowserLocation as locationOfPage, useSearch as searchOfPage } from "wouter/use-browser-location";

/*
 * The router's usual place, the address bar, is the host's. Its file changes the functions of the history of the window that it comes into, so
 * that not even that may come.
 */

/** No module stands there. */
export const useBrowserLocation: typeof locationOfPage = () => ["/", () => {}];

/** No search is read from there. */
export const useSearch: typeof searchOfPage = () => "";
