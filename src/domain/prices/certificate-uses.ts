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

/** What makes two codes the same: people type capital letters and spaces as they like. */
export function certificateKey(code: string): string {
  return code.trim().toUpperCase();
}
