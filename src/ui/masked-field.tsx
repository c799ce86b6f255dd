import type { MaskitoOptions } from "@maskito/core";
import { useMaskito } from "@maskito/react";
import { TextField, type TextFieldProps } from "#ui/text-field.tsx";

type MaskedFieldProps = Omit<TextFieldProps, "ref"> & { readonly mask: MaskitoOptions };

/** A text field with a mask for typing and pasting; keep the mask object constant between renders. */
export function MaskedField({ mask, ...rest }: MaskedFieldProps) {
  const ref = useMaskito({ options: mask });
  return <TextField {...rest} ref={ref} />;
}
