import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from "react";
import { ComboboxTrailing } from "#ui/combobox-trailing.tsx";
import { describeField } from "#ui/describe-field.ts";
import { FieldBox, type FieldBoxProps } from "#ui/field-box.tsx";
import type { ListFailure } from "#ui/list-failure.tsx";
import type { ListOption } from "#ui/option-row.tsx";
import type { SourceCredit } from "#ui/source-credits.tsx";
import { useLater } from "#ui/use-later.ts";
import { useListbox } from "#ui/use-listbox.ts";
import { useSettled } from "#ui/use-settled.ts";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import css from "./combobox.module.css";
import inputCss from "./field-input.module.css";

/** The list and its dependencies, which the first page never shows. */
const bringSheet = () => import("#ui/combobox-sheet.tsx");

/** The props shared by every field with a list of options. */
export type ComboboxBaseProps = FieldBoxProps & {
  readonly options: readonly ListOption[];
  readonly placeholder?: string;
  /** A search is running; the previous options may stay visible. */
  readonly searching?: boolean;
  readonly emptyText?: string;
  /** Read out while options are loading. */
  readonly loadingText?: string;
  /** Read out when options have arrived. */
  readonly resultsText?: string;
  readonly failure?: ListFailure;
  /** Whose data the options are. */
  readonly credits?: readonly SourceCredit[] | undefined;
  readonly clearLabel?: string;
  readonly invalid?: boolean;
  readonly id?: string;
  readonly name?: string;
  readonly required?: boolean;
  readonly ref?: Ref<HTMLInputElement>;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
};

type ComboboxProps = ComboboxBaseProps & {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly onPick: (option: ListOption) => void;
  readonly detail?: string;
  readonly code?: string;
  readonly footer?: ReactNode;
  /** Called on Enter with nothing highlighted; true means that it handled the key, so it must not send a form. */
  readonly onEnterWithoutSelection?: (close: () => void) => boolean | void;
  readonly onEscape?: () => void;
  readonly onClear?: () => void;
  /** The text that options are compared with; by default the field's text. */
  readonly typed?: string;
  /** The text names a choice: focus selects it, so that typing replaces it as a whole. */
  readonly holdsChoice?: boolean;
  /** Key of the chosen option, or null for none yet; leave it out when only the text holds the choice. */
  readonly chosen?: string | null;
  /** The number of options, including those not loaded yet. */
  readonly total?: number;
  /** More of the same options are loading. */
  readonly growing?: boolean;
  readonly onMore?: () => void;
  /** Label of a button that opens the list with the mouse. */
  readonly openLabel?: string;
};

/**
 * A text field with a list of options: type, move with the arrows, choose with Enter; the choice shows its detail and code.
 */
export function Combobox({ ref, ...props }: ComboboxProps) {
  const { label, text, onTextChange, options, onPick, detail, code, searching = false, chosen } = props;
  const { optional, error, warning, hint, icon, size, disabled, busy, invalid } = props;
  const { clearLabel, emptyText, failure, openLabel } = props;
  const own = useId();
  const id = props.id ?? own;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [open, setOpen] = useState(false);
  const isEmpty = options.length === 0 && !searching && failure === undefined;
  const saysEmpty = emptyText !== undefined && (chosen !== undefined || text.trim() !== "");
  const shown = open && (!isEmpty || saysEmpty);
  const sheetPart = useLater(bringSheet, shown);
  const root = useRef<HTMLDivElement>(null);
  const listbox = useListbox({
    id,
    root,
    keys: options.map((option) => option.key),
    open: shown,
    setOpen,
    startAt: chosenIndex(options, chosen),
    isRefused: (key) => options.some((option) => option.key === key && option.refusal !== undefined),
    onMore: props.onMore,
    onEscape: () => {
      input.current?.focus();
      props.onEscape?.();
    },
    onPick: (key) => {
      const picked = options.find((option) => option.key === key);
      if (picked !== undefined) onPick(picked);
    },
    onEnterWithoutSelection: () => {
      if (failure === undefined || options.length > 0) {
        if (options.length === 0 && chosen === undefined) setOpen(false);
        return props.onEnterWithoutSelection?.(listbox.close);
      }
      setOpen(true);
      failure.onRetry();
      return true;
    },
  });
  const isChoice = props.holdsChoice ?? (chosen !== undefined && props.typed === "");
  // The open list covers what stands under the field, so it shows the error itself.
  const inList = shown && sheetPart !== undefined ? error : undefined;
  const tail = text === "" || detail === "" ? undefined : detail;
  const badge = code === "" ? undefined : code;
  const about = [tail && `${id}-detail`, badge && `${id}-code`].filter(Boolean).join(" ") || undefined;
  const count = options.length > 0 ? props.resultsText : searching ? props.loadingText : emptyText;
  const news = failure === undefined ? count : `${failure.text}. ${failure.retryLabel}`;
  const spoken = useSettled((shown && news) || "");

  const type = (next: string) => {
    listbox.forget();
    setOpen(true);
    onTextChange(next);
  };
  // The server has drawn the field, so somebody may have typed before this code arrived.
  const takeTyped = useEffectEvent(() => {
    if (input.current && input.current.value !== text) type(input.current.value);
  });
  useEffect(() => takeTyped(), []);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget)) return;
    listbox.close();
    props.onBlur?.();
  };

  const sheet = shown && sheetPart !== undefined && (
    <sheetPart.ComboboxSheet
      id={`${id}-list`}
      typed={props.typed ?? text}
      active={listbox.active}
      optionId={listbox.optionId}
      total={props.total}
      growing={searching || props.growing === true}
      footer={props.footer}
      credits={props.credits}
      onNearEnd={props.onMore}
      onPick={listbox.pick}
      onReturn={() => input.current?.focus()}
      error={inList}
      errorId={`${id}-error`}
      {...{ root, label, options, chosen, emptyText, failure }}
    />
  );

  return (
    <div ref={root} className={css["combobox"]} onBlur={leave}>
      <FieldBox
        {...{ id, label, optional, icon, hint, warning, size, disabled, busy }}
        error={inList === undefined ? error : undefined}
        invalid={invalid ?? (inList !== undefined || undefined)}
        popup={sheet}
        trailing={
          <ComboboxTrailing
            id={`${id}-code`}
            code={badge}
            clearLabel={text === "" ? undefined : clearLabel}
            openLabel={openLabel}
            disabled={disabled}
            onClear={() => {
              type("");
              props.onClear?.();
              input.current?.focus();
            }}
            onToggle={() => {
              input.current?.focus();
              if (shown) listbox.close();
              else setOpen(true);
            }}
          />
        }
      >
        <div className={css["value"]}>
          <input
            {...listbox.inputProps}
            {...describeField(id, { hint, error, warning, invalid }, about)}
            aria-busy={busy || undefined}
            ref={input}
            className={inputCss["input"]}
            type="text"
            id={id}
            name={props.name}
            value={text}
            placeholder={props.placeholder}
            disabled={disabled}
            required={props.required}
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            onChange={(event) => type(event.currentTarget.value)}
            onKeyDown={(event) => {
              // From a failed list, Tab leads to its button.
              if (!(shown && failure !== undefined && event.key === "Tab" && !event.shiftKey)) listbox.onKeyDown(event);
            }}
            onClick={(event) => {
              setOpen(true);
              if (isChoice) event.currentTarget.select();
            }}
            onFocus={(event) => {
              if (isChoice) event.currentTarget.select();
              props.onFocus?.();
            }}
          />
          {tail !== undefined && (
            <span className={css["tail"]} aria-hidden="true">
              <span className={css["mirror"]}>{text}</span>
              <span className={css["detail"]} id={`${id}-detail`}>
                {tail}
              </span>
            </span>
          )}
        </div>
        <VisuallyHidden live>{spoken}</VisuallyHidden>
      </FieldBox>
    </div>
  );
}

function chosenIndex(options: readonly ListOption[], chosen: string | null | undefined): number | undefined {
  const index = options.findIndex(({ key }) => key === chosen);
  return index < 0 ? undefined : index;
}
