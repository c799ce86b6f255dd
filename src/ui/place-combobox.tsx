import { useId, useState, type ReactNode, type Ref } from "react";
import { Badge } from "#ui/badge.tsx";
import { describeField } from "#ui/describe-field.ts";
import { FieldBox, type FieldBoxProps } from "#ui/field-box.tsx";
import { X } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { PlaceOptions, type ListFailure, type PlaceOption } from "#ui/place-options.tsx";
import { Popup } from "#ui/popup.tsx";
import { useListbox } from "#ui/use-listbox.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import inputCss from "./field-input.module.css";
import css from "./place-combobox.module.css";

type PlaceComboboxProps = FieldBoxProps & {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly options: readonly PlaceOption[];
  readonly onPick: (option: PlaceOption) => void;
  readonly detail?: string;
  readonly code?: string;
  readonly placeholder?: string;
  readonly searching?: boolean;
  readonly emptyText?: string;
  readonly resultsText?: string;
  readonly failure?: ListFailure;
  readonly clearLabel?: string;
  readonly invalid?: boolean;
  readonly footer?: ReactNode;
  readonly id?: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onEnterWithoutSelection?: () => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
};

/** A text field with suggestions: type, move with the arrows, choose with Enter; the picked place shows its detail and code. */
export function PlaceCombobox({ ref, ...props }: PlaceComboboxProps) {
  const { label, text, onTextChange, options, onPick, detail, code, placeholder, searching = false } = props;
  const { error, warning, hint, icon, size, disabled, busy, invalid, clearLabel, emptyText, resultsText, failure } =
    props;
  const own = useId();
  const id = props.id ?? own;
  const [open, setOpen] = useState(false);
  const keys = options.map((option) => option.key);
  const listbox = useListbox({
    id,
    keys,
    open,
    setOpen,
    onPick: (key) => {
      const picked = options.find((option) => option.key === key);
      if (picked !== undefined) onPick(picked);
    },
    onEnterWithoutSelection:
      failure?.onRetry ??
      (() => {
        if (options.length === 0) setOpen(false);
        props.onEnterWithoutSelection?.();
      }),
  });
  const isEmpty = options.length === 0 && !searching && failure === undefined;
  const shown = open && (!isEmpty || (emptyText !== undefined && text.trim() !== ""));
  const tail = detail !== undefined && detail !== "" && text !== "";
  const spoken = options.length > 0 ? resultsText : isEmpty ? emptyText : failure?.text;
  const described = describeField(id, { hint, error, warning }, tail ? `${id}-detail` : undefined);

  const type = (next: string) => {
    listbox.forget();
    setOpen(true);
    onTextChange(next);
  };

  const popup = shown && (
    <Popup>
      <PlaceOptions
        {...{ id, label, options, active: listbox.active, text, searching, emptyText, failure }}
        onPick={listbox.pick}
      />
      {props.footer}
    </Popup>
  );

  return (
    <FieldBox
      {...{ id, label, icon, hint, error, warning, size, disabled, busy, invalid, popup }}
      trailing={
        <>
          {code !== undefined && code !== "" && (
            <span className={css["code"]}>
              <Badge look="code">{code}</Badge>
            </span>
          )}
          {clearLabel !== undefined && text !== "" && disabled !== true && (
            <span className={css["clear"]}>
              <IconButton
                label={clearLabel}
                look="quiet"
                tabIndex={-1}
                icon={<Icon glyph={X} size={18} />}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  type("");
                  document.getElementById(id)?.focus();
                }}
              />
            </span>
          )}
        </>
      }
    >
      <div className={css["value"]}>
        <input
          {...listbox.inputProps}
          {...described}
          aria-invalid={invalid === true || described["aria-invalid"] ? true : undefined}
          ref={ref}
          className={inputCss["input"]}
          type="text"
          id={id}
          name={props.name}
          value={text}
          placeholder={placeholder}
          disabled={disabled}
          required={props.required}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={(event) => type(event.currentTarget.value)}
          onKeyDown={listbox.onKeyDown}
          onClick={() => setOpen(true)}
          onFocus={props.onFocus}
          onBlur={() => {
            listbox.close();
            props.onBlur?.();
          }}
        />
        {tail && (
          <span className={css["tail"]} aria-hidden="true">
            <span className={css["mirror"]}>{text}</span>
            <span className={css["detail"]} id={`${id}-detail`}>
              {detail}
            </span>
          </span>
        )}
      </div>
      <VisuallyHidden live>{open && !searching ? spoken : ""}</VisuallyHidden>
    </FieldBox>
  );
}
