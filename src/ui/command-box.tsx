import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { Dialog } from "#ui/dialog.tsx";
import { Search } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { splitMatch } from "#ui/split-match.ts";
import { startHere } from "#ui/start-here.ts";
import { usePhone } from "#ui/use-phone.ts";
import css from "./command-box.module.css";

/** One line of a command box. */
export interface CommandLine {
  readonly key: string;
  readonly text: string;
  /** A second line, smaller. */
  readonly second?: string;
  readonly icon?: ReactNode;
  /** At the right end, over its own second line. */
  readonly aside?: ReactNode;
  readonly asideSecond?: string;
  /** The key that does the same without the box. */
  readonly keys?: string;
}

/** Lines of one kind, under their name. */
export interface CommandGroup {
  readonly key: string;
  readonly label: string;
  readonly lines: readonly CommandLine[];
}

type CommandBoxProps = {
  readonly title: string;
  readonly closeLabel: string;
  /** Names the field, and stands in it while it is empty. */
  readonly label: string;
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  /** How many were found, or that nothing was; read out as it changes. */
  readonly status: string;
  readonly groups: readonly CommandGroup[];
  /** The line that is chosen before anybody has walked; undefined for none. */
  readonly first: string | undefined;
  readonly onPick: (key: string) => void;
  /** Enter: with the line that is chosen, and whether somebody has walked to it. Without it, Enter picks that line. */
  readonly onEnter?: (key: string | undefined, isWalked: boolean) => void;
  /** What the keys do, at the foot. */
  readonly hints: readonly { readonly keys: readonly string[]; readonly label: string }[];
  readonly onClose: () => void;
};

/** One field over a list of whatever can be found or done: what is typed narrows it, arrows walk through all groups, Enter takes the chosen line. */
export function CommandBox(props: CommandBoxProps) {
  const { title, closeLabel, label, text, onTextChange, status, groups, first, onPick, hints, onClose } = props;
  const isPhone = usePhone();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [walked, setWalked] = useState<string>();
  const keys = groups.flatMap(({ lines }) => lines.map(({ key }) => key));
  // Where the line that somebody has walked to is gone, the first counts again.
  const isWalked = walked !== undefined && keys.includes(walked);
  const at = keys.indexOf((isWalked ? walked : first) ?? "");
  const chosen = keys[at];
  const walk = (by: number) => setWalked(keys[Math.max(0, Math.min(keys.length - 1, at + by))]);

  useEffect(() => {
    if (isWalked) list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: "nearest" });
  }, [isWalked, chosen]);

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      look="box"
      footer={isPhone ? undefined : <Hints hints={hints} />}
    >
      <div className={css["bar"]}>
        <Icon glyph={Search} size={20} />
        <input
          ref={startHere}
          className={css["field"]}
          type="text"
          role="combobox"
          aria-label={label}
          placeholder={label}
          aria-autocomplete="list"
          aria-expanded={keys.length > 0}
          aria-controls={keys.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          value={text}
          onChange={(event) => {
            setWalked(undefined);
            onTextChange(event.currentTarget.value);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing || event.keyCode === 229) return;
            if (event.key === "ArrowDown") walk(1);
            else if (event.key === "ArrowUp") walk(-1);
            else if (event.key !== "Enter") return;
            else if (props.onEnter !== undefined) props.onEnter(chosen, isWalked);
            else if (chosen !== undefined) onPick(chosen);
            event.preventDefault();
          }}
        />
        <p role="status" className={css["status"]}>
          {status}
        </p>
      </div>
      <div className={css["lists"]} ref={list}>
        {keys.length > 0 && (
          <div id={`${id}-list`} role="listbox" aria-label={title}>
            {groups.map((group) => (
              <div key={group.key} role="group" aria-label={group.label}>
                <p className={css["group"]} aria-hidden="true">
                  {group.label}
                </p>
                {group.lines.map((line) => {
                  const own = keys.indexOf(line.key);
                  return (
                    // The field has the focus and the keys; a press is for the pointer.
                    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
                    <div
                      key={line.key}
                      id={`${id}-${own}`}
                      role="option"
                      aria-selected={own === at}
                      tabIndex={-1}
                      className={css["line"]}
                      onClick={() => onPick(line.key)}
                    >
                      <Line line={line} typed={text} />
                    </div>
                  );
                })}
              </div>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}

function Line({ line, typed }: { readonly line: CommandLine; readonly typed: string }) {
  const [before, match, after] = splitMatch(line.text, typed);
  return (
    <>
      {line.icon !== undefined && <span className={css["icon"]}>{line.icon}</span>}
      <span className={css["words"]}>
        <span>
          {before}
          {match !== "" && <mark>{match}</mark>}
          {after}
        </span>
        {line.second !== undefined && <small>{line.second}</small>}
      </span>
      {(line.aside !== undefined || line.asideSecond !== undefined) && (
        <span className={css["aside"]}>
          {line.aside}
          {line.asideSecond !== undefined && <small>{line.asideSecond}</small>}
        </span>
      )}
      {line.keys !== undefined && <kbd>{line.keys}</kbd>}
    </>
  );
}

function Hints({ hints }: Pick<CommandBoxProps, "hints">) {
  return (
    <p className={css["hints"]} aria-hidden="true">
      {hints.map(({ keys, label }) => (
        <span key={label}>
          {keys.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {label}
        </span>
      ))}
    </p>
  );
}
