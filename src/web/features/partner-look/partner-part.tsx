import { PartnerBlock } from "./partner-block.tsx";
import { PartnerHead } from "./partner-head.tsx";

/** What the server draws above and below a partner's finder; the browser loads it on those pages only, later. */
export function PartnerPart({ isBelow }: { readonly isBelow?: true }) {
  return isBelow ? <PartnerBlock /> : <PartnerHead />;
}
