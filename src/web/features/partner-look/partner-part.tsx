import { PartnerBlock } from "./partner-block.tsx";
import { PartnerHead } from "./partner-head.tsx";

/** What the server draws above and below a partner's finder; the browser loads it on those pages only, later. */
export function PartnerPart({ where }: { readonly where: "above" | "below" }) {
  return where === "above" ? <PartnerHead /> : <PartnerBlock />;
}
