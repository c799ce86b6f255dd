import { Fragment, type ReactNode } from "react";
import { Badge } from "#ui/badge.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { splitMatch } from "#ui/split-match.ts";
import css from "./place-options.module.css";

/** One suggestion; options that share a `group` stand together under its heading. */
export type PlaceOption = {
  readonly key: string;
  readonly primary: string;
  readonly secondary?: string;
  readonly icon?: ReactNode;
  readonly code?: string;
  readonly group?: string;
};

/** What the list says, and offers, when suggestions could not be fetched. */
export type ListFailure = { readonly text: string; readonly retryLabel: string; readonly onRetry: () => void };

type PlaceOptionsProps = {
  readonly id: string;
  readonly label: string;
  readonly options: readonly PlaceOption[];
  readonly active: number;
  readonly text: string;
  readonly searching: boolean;
  readonly emptyText?: string;
  readonly failure?: ListFailure;
  readonly onPick: (key: string) => void;
};

/** The inside of the suggestion sheet: the options, or why there are none yet. */
export function PlaceOptions(props: PlaceOptionsProps) {
  const { id, label, options, active, text, searching, emptyText, failure, onPick } = props;
  if (options.length === 0) {
    if (failure !== undefined) return <Failure {...failure} />;
    return searching ? <Waiting /> : <p className={css["empty"]}>{emptyText}</p>;
  }
  const groups = new Map<string, PlaceOption[]>();
  for (const option of options) {
    const name = option.group ?? "";
    groups.set(name, [...(groups.get(name) ?? []), option]);
  }
  return (
    <div className={css["list"]} id={`${id}-list`} role="listbox" aria-label={label}>
      {[...groups].map(([group, members]) => {
        const rows = members.map((option) => {
          const index = options.indexOf(option);
          return (
            <Option
              key={option.key}
              id={`${id}-option-${index}`}
              option={option}
              text={text}
              active={index === active}
              onPick={onPick}
            />
          );
        });
        if (group === "") return <Fragment key="">{rows}</Fragment>;
        return (
          <div key={group} role="group" aria-label={group} className={css["group"]}>
            <div className={css["heading"]} aria-hidden="true">
              {group}
            </div>
            {rows}
          </div>
        );
      })}
    </div>
  );
}

type OptionProps = {
  readonly id: string;
  readonly option: PlaceOption;
  readonly text: string;
  readonly active: boolean;
  readonly onPick: (key: string) => void;
};

function Option({ id, option, text, active, onPick }: OptionProps) {
  const [before, match, after] = splitMatch(option.primary, text);
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={active}
      className={css["option"]}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => onPick(option.key)}
      onKeyDown={(event) => event.key === "Enter" && onPick(option.key)}
    >
      {option.icon !== undefined && <span className={css["icon"]}>{option.icon}</span>}
      <span className={css["words"]}>
        <span className={css["primary"]}>
          {before}
          <b className={css["match"]}>{match}</b>
          {after}
        </span>
        {option.secondary !== undefined && <span className={css["secondary"]}>{option.secondary}</span>}
      </span>
      {option.code !== undefined && option.code !== "" && <Badge look="code">{option.code}</Badge>}
    </div>
  );
}

function Waiting() {
  return (
    <div className={css["waiting"]} aria-hidden="true">
      {(["most", "half", "most"] as const).map((width, row) => (
        <div key={row} className={css["ghost"]}>
          <Skeleton width={width} />
          <Skeleton width="third" />
        </div>
      ))}
    </div>
  );
}

function Failure({ text, retryLabel, onRetry }: ListFailure) {
  return (
    <div className={css["empty"]}>
      <p>{text}</p>
      <button type="button" className={css["retry"]} onMouseDown={(event) => event.preventDefault()} onClick={onRetry}>
        {retryLabel}
      </button>
    </div>
  );
}
