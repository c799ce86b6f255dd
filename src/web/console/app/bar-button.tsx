import type { ComponentProps } from "react";
import { BarButton as KitButton } from "#ui/bar-button.tsx";
import { KeyCap } from "#web/console/keys/key-cap.tsx";
import type { KeyCommand } from "#web/console/keys/key-table.ts";

type BarButtonProps = Omit<ComponentProps<typeof KitButton>, "keys"> & { readonly command?: KeyCommand };

/** A button of the console's bars and rows, with the key that does the same. */
export function BarButton({ command, ...rest }: BarButtonProps) {
  return <KitButton {...rest} keys={command !== undefined && <KeyCap of={command} />} />;
}
