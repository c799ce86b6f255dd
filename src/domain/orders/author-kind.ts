/** Who wrote an entry or moved a trip, without a name: what a traveller is told of it. */
export type AuthorKind = "traveller" | "account" | "operator" | "acquirer" | "system";

/** The kind of an author of entries and moves; whoever is none of ours is an acquirer. */
export function authorKind(author: string): AuthorKind {
  if (author === "traveller" || author === "system") return author;
  if (author.startsWith("account:")) return "account";
  return author.startsWith("operator:") ? "operator" : "acquirer";
}
