import { memo, Suspense, type ComponentProps, type ComponentType } from "react";
import { useDrawnParts, type DrawnParts } from "#web/page/drawn-parts.ts";

type DrawnPartProps = {
  [Name in keyof DrawnParts]: { readonly name: Name } & ComponentProps<DrawnParts[Name]>;
}[keyof DrawnParts];

/**
 * A part that the server has drawn. Nothing above redraws it before its code has come, because that would take it off the
 * page; so whatever it is given stays the same value from draw to draw.
 */
export const DrawnPart = memo(function DrawnPart({ name, ...props }: DrawnPartProps) {
  const Drawn = useDrawnParts()[name] as ComponentType<typeof props>;
  return (
    <Suspense>
      <Drawn {...props} />
    </Suspense>
  );
});
