import type { MouseEvent } from "react";
import { useRouter, useLocation } from "wouter";

/** What an `<a>` or a button drawn as one needs. */
export type PageLink = { readonly href: string; readonly onClick: (event: MouseEvent) => void };

/** Address and press handler of a link within the product: a plain press moves without loading the page anew. */
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
