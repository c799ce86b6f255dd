import type { MouseEvent } from "react";
import { useRouter, useLocation } from "wouter";

/** The props of an `<a>`, or of a button drawn as a link. */
export type PageLink = { readonly href: string; readonly onClick: (event: MouseEvent) => void };

/** URL and click handler of a link within the product: a plain click moves without reloading the page. */
export function useLink(): (to: string) => PageLink {
  const { base } = useRouter();
  const [, navigate] = useLocation();
  return (to) => ({
    href: `${base}${to}`,
    onClick: (event) => {
      const isOwn = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!isOwn || event.defaultPrevented) return;
      event.preventDefault();
      navigate(to);
    },
  });
}
