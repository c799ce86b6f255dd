import { useRouter } from "wouter";

/** The props of a link that opens a page of ours beside the host's. */
export function useOwnLink(): (to: string) => { href: string; target: string; rel: string } {
  const { base } = useRouter();
  return (to) => ({ href: `${base}${to}`, target: "_blank", rel: "noopener" });
}
