import { useMemo, useRef, type MouseEvent } from "react";
import { isMaskPress } from "#ui/mask-press.ts";
import { MaskedField } from "#ui/masked-field.tsx";
import { emptySlots, slotMask } from "#ui/slot-mask.ts";
import type { TextFieldProps } from "#ui/text-field.tsx";

type SlotFieldProps = Omit<TextFieldProps, "ref" | "figures" | "placeholder" | "clearLabel"> & {
  readonly pattern: string;
  readonly placeholderSign?: string;
};

/**
 * A field with a fixed pattern of slots, such as one country's phone number; its value is empty or includes the placeholder
 * characters.
 */
export function SlotField({ pattern, placeholderSign = "_", value, onChange, ...rest }: SlotFieldProps) {
  const mask = useMemo(() => slotMask(pattern, placeholderSign), [pattern, placeholderSign]);
  const press = useRef<{ readonly x: number; readonly y: number; readonly at: number }>(undefined);
  const empty = emptySlots(pattern, placeholderSign);
  const shown = value === "" ? empty : value;

  const onClick = ({ clientX, clientY, timeStamp, detail, currentTarget }: MouseEvent<HTMLInputElement>) => {
    const start = press.current;
    press.current = undefined;
    const slot = shown.indexOf(placeholderSign);
    // A press on the label does not start in the input; the second press of a double one selects a word.
    const isTap =
      start === undefined || isMaskPress(Math.hypot(clientX - start.x, clientY - start.y), timeStamp - start.at);
    if (slot >= 0 && detail < 2 && isTap) currentTarget.setSelectionRange(slot, slot);
  };

  return (
    <MaskedField
      inputMode={/[a*]/.test(pattern) ? undefined : "tel"}
      {...rest}
      mask={mask}
      value={shown}
      figures
      data-slots
      onChange={(text) => onChange(text === empty ? "" : text)}
      onPointerDown={({ clientX, clientY, timeStamp }) => {
        press.current = { x: clientX, y: clientY, at: timeStamp };
      }}
      onClick={onClick}
    />
  );
}
