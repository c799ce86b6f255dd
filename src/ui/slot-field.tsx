import { useMemo, useRef, type PointerEvent } from "react";
import { isMaskPress } from "#ui/mask-press.ts";
import { MaskedField } from "#ui/masked-field.tsx";
import { emptySlots, slotMask } from "#ui/slot-mask.ts";
import type { TextFieldProps } from "#ui/text-field.tsx";

type SlotFieldProps = Omit<TextFieldProps, "ref" | "figures" | "placeholder"> & {
  readonly pattern: string;
  readonly placeholderSign?: string;
};

/** A field with a fixed pattern of slots, such as a telephone number of one country; its value holds the placeholder signs too. */
export function SlotField({ pattern, placeholderSign = "_", value, ...rest }: SlotFieldProps) {
  const mask = useMemo(() => slotMask(pattern, placeholderSign), [pattern, placeholderSign]);
  const press = useRef({ x: 0, y: 0, at: 0 });
  const shown = value === "" ? emptySlots(pattern, placeholderSign) : value;

  const onPointerUp = (event: PointerEvent<HTMLInputElement>) => {
    const moved = Math.hypot(event.clientX - press.current.x, event.clientY - press.current.y);
    const slot = shown.indexOf(placeholderSign);
    if (slot >= 0 && isMaskPress(moved, event.timeStamp - press.current.at))
      event.currentTarget.setSelectionRange(slot, slot);
  };

  return (
    <MaskedField
      {...rest}
      mask={mask}
      value={shown}
      figures
      onPointerDown={(event) => {
        press.current = { x: event.clientX, y: event.clientY, at: event.timeStamp };
      }}
      onPointerUp={onPointerUp}
    />
  );
}
