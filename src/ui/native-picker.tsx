import type { FieldBoxProps } from "#ui/field-box.tsx";
import { Calendar as CalendarGlyph, Clock } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { TextField } from "#ui/text-field.tsx";
import css from "./native-picker.module.css";

type NativePickerProps = FieldBoxProps & {
  readonly kind: "date" | "time";
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly min?: string;
  readonly max?: string;
  readonly step?: number;
  readonly id?: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly "aria-describedby"?: string | undefined;
  readonly onBlur?: () => void;
};

/** The platform's own date or time picker inside the product's box, for phones. */
export function NativePicker({ kind, ...rest }: NativePickerProps) {
  return (
    <div className={css["picker"]}>
      <TextField
        {...rest}
        type={kind}
        data-empty={rest.value === "" || undefined}
        figures
        trailing={
          // While something is found out about the value, that is what the sign says: half a phone has no room for both.
          rest.busy !== true && (
            <span className={css["sign"]}>
              <Icon glyph={kind === "date" ? CalendarGlyph : Clock} />
            </span>
          )
        }
      />
    </div>
  );
}
