import { useId, type Ref } from "react";
import { describeField } from "#ui/describe-field.ts";
import { FieldBox, type FieldBoxProps } from "#ui/field-box.tsx";
import { ChevronDown } from "#ui/glyphs.ts";
import { groupRuns } from "#ui/group-runs.ts";
import { Icon } from "#ui/icon.tsx";
import css from "./select.module.css";

/** One of the values of a select; neighbours with the same `group` get a common heading. */
type SelectOption = {
  readonly value: string;
  readonly label: string;
  readonly group?: string;
  readonly disabled?: boolean;
};

type SelectProps = FieldBoxProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly SelectOption[];
  /** Shown while the value is empty; in an optional field it can be chosen again. */
  readonly placeholder?: string;
  readonly invalid?: boolean;
  readonly id?: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly onBlur?: () => void;
  readonly ref?: Ref<HTMLSelectElement>;
};

/**
 * A choice among a few: the platform's own select in the product's box, so that keys, phone wheels and forms work as usual.
 */
export function Select({ value, onChange, options, placeholder, invalid, required, ref, ...props }: SelectProps) {
  const { label, optional, icon, hint, error, warning, size, disabled, busy } = props;
  const own = useId();
  const id = props.id ?? own;
  return (
    <FieldBox
      {...{ id, label, optional, icon, hint, error, warning, size, disabled, busy, invalid }}
      trailing={<Icon glyph={ChevronDown} />}
    >
      <div className={css["value"]}>
        <select
          {...describeField(id, { hint, error, warning, invalid })}
          aria-busy={busy || undefined}
          ref={ref}
          className={css["select"]}
          data-size={size}
          data-icon={icon === undefined ? undefined : ""}
          data-empty={value === "" || undefined}
          id={id}
          name={props.name}
          value={value}
          required={required}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
          onBlur={props.onBlur}
        >
          {placeholder !== undefined && (
            <option value="" disabled={required} hidden={required}>
              {placeholder}
            </option>
          )}
          {groupRuns(options).map(({ group, start, members }) => {
            const rows = members.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ));
            if (group === undefined) return rows;
            return (
              <optgroup key={start} label={group}>
                {rows}
              </optgroup>
            );
          })}
        </select>
      </div>
    </FieldBox>
  );
}
