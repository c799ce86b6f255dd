import { Fragment, useEffect, useRef } from "react";
import { centreRow } from "#ui/centre-row.ts";
import { groupRuns } from "#ui/group-runs.ts";
import { ListWaiting } from "#ui/list-waiting.tsx";
import { OptionRow, type ListOption } from "#ui/option-row.tsx";
import css from "./options.module.css";

/** A list asks for more when it is this close to its end, in pixels. */
const NEAR_END = 60;

/** The props of a list of options. */
export type OptionsProps = {
  readonly id: string;
  readonly label: string;
  readonly options: readonly ListOption[];
  readonly optionId: (index: number) => string;
  readonly active: number;
  /** Key of the chosen row, or null for none yet; leave it out for a list without a chosen row. */
  readonly chosen?: string | null;
  readonly typed: string;
  readonly total?: number;
  /** More rows are loading: the end of the list shows their shape. */
  readonly growing: boolean;
  readonly onNearEnd?: () => void;
  readonly onPick: (key: string) => void;
};

/** The rows of a combobox under their headings; the list asks for more as its end comes near. */
export function Options(props: OptionsProps) {
  const { id, label, options, optionId, active, chosen, typed, growing, onNearEnd, onPick } = props;
  const total = props.total ?? options.length;
  const list = useRef<HTMLDivElement>(null);
  const askForMore = () => {
    if (list.current === null) return;
    const { scrollHeight, scrollTop, clientHeight } = list.current;
    if (scrollHeight - scrollTop - clientHeight < NEAR_END) onNearEnd?.();
  };
  // A page may be too short to scroll at all.
  useEffect(askForMore);
  useEffect(() => centreRow(list.current, "[aria-selected=true]"), []);

  return (
    <div
      ref={list}
      className={css["list"]}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      onScroll={askForMore}
    >
      {groupRuns(options).map(({ group, start, members }) => {
        const rows = members.map((option, offset) => (
          <OptionRow
            key={option.key}
            id={optionId(start + offset)}
            position={start + offset + 1}
            active={start + offset === active}
            chosen={chosen === undefined ? undefined : option.key === chosen}
            onPick={() => onPick(option.key)}
            {...{ option, typed, total }}
          />
        ));
        const key = members[0]?.key;
        if (group === undefined) return <Fragment key={key}>{rows}</Fragment>;
        return (
          <div key={key} role="group" aria-label={group} className={css["group"]}>
            <div className={css["heading"]} aria-hidden="true">
              {group}
            </div>
            {rows}
          </div>
        );
      })}
      {growing && <ListWaiting rows={1} lines={chosen === undefined ? 2 : 1} />}
    </div>
  );
}
