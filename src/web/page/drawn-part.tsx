import { memo, Suspense } from "react";
import { useDrawnParts, type DrawnParts } from "#web/page/drawn-parts.ts";

/** A part that the server has drawn. Nothing above redraws it before its code has come: that would take it off the page. */
export const DrawnPart = memo(function DrawnPart({ name }: { readonly name: keyof DrawnParts }) {
  const Drawn = useDrawnParts()[name];
  return (
    <Suspense>
      <Drawn />
    </Suspense>
  );
});
