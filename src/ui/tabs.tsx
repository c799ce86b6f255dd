import { useId, useRef, type KeyboardEvent, type ReactNode } from "react";
import { stepInRow } from "#ui/step-in-row.ts";
import css from "./tabs.module.css";

/** One tab and its panel. */
type Tab = {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  /** A small number or word after the label. */
  readonly note?: ReactNode;
  readonly panel: ReactNode;
};

type TabsProps = {
  readonly label: string;
  readonly tabs: readonly Tab[];
  readonly value: string;
  readonly onChange: (key: string) => void;
};

/** A row of tabs with one panel below: arrows, Home and End choose at once, Tab goes on into the panel. */
export function Tabs({ label, tabs, value, onChange }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const walk = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ key }) => key === value);
    const next = stepInRow(event.key, at, tabs.length, "across");
    const tab = next === undefined ? undefined : tabs[next];
    if (next === undefined || tab === undefined) return;
    event.preventDefault();
    onChange(tab.key);
    row.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };
  return (
    <div className={css["tabs"]}>
      <div ref={row} className={css["row"]} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={walk}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            type="button"
            role="tab"
            id={`${id}-${tab.key}`}
            className={css["tab"]}
            aria-selected={tab.key === value}
            aria-controls={`${id}-${tab.key}-panel`}
            tabIndex={tab.key === value ? 0 : -1}
            onClick={(event) => {
              event.currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
              onChange(tab.key);
            }}
          >
            {tab.icon}
            <span>{tab.label}</span>
            {tab.note !== undefined && <span className={css["note"]}>{tab.note}</span>}
          </button>
        ))}
      </div>
      {tabs.map(({ key, panel }) => (
        <div
          key={key}
          role="tabpanel"
          id={`${id}-${key}-panel`}
          className={css["panel"]}
          aria-labelledby={`${id}-${key}`}
          tabIndex={0}
          hidden={key !== value}
        >
          {panel}
        </div>
      ))}
    </div>
  );
}
