import type { Certificate } from "#domain/tariffs/tariff-book.ts";

/** How many orders may use a certificate; null for any number. */
export interface CertificateUses {
  readonly inAll: number | null;
  readonly perEmail: number | null;
}

/** How often a certificate of a sum holds unless the operator says otherwise: it is worth money, and that only once. */
const USES_OF_A_SUM = 1;

/** How many orders may use a certificate: as many as the operator says, otherwise one for a sum and any number for a percentage. */
export function certificateUses({
  effect,
  uses,
  usesPerEmail,
}: Pick<Certificate, "effect" | "uses" | "usesPerEmail">): CertificateUses {
  const inAll = uses === undefined ? ("percent" in effect ? null : USES_OF_A_SUM) : uses;
  return { inAll, perEmail: usesPerEmail ?? null };
}

/** Spaces, and what nobody sees: letters and chats bring them along with a copied code. */
const UNSEEN = /[\s\p{C}]+/gu;
/** Dashes that texts are set with; a code has hyphens. */
const DASHES = /[\p{Pd}\u2212]/gu;

/** What makes two codes the same: people type capital letters as they like, and paste more than the code. */
export function certificateKey(code: string): string {
  return code.normalize("NFKC").replace(UNSEEN, "").replace(DASHES, "-").toUpperCase();
}
