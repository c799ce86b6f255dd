import { useState, type KeyboardEvent } from "react";
import { OWN_KEY, type OwnSettings } from "#domain/accounts/own-settings.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { CHANGEABLE, KEYS, keyName, takenBy, type KeyCommand } from "#web/console/keys/key-table.ts";
import css from "./own-dialog.module.css";

type OwnKeysPartProps = {
  readonly keys: OwnSettings["keys"];
  readonly onSet: (keys: OwnSettings["keys"]) => void;
};

/** Single keys, each of which may be another: a press on one waits for the key; one that is taken says what has it. */
export function OwnKeysPart({ keys, onSet }: OwnKeysPartProps) {
  const { t } = useConsole();
  const [waits, setWaits] = useState<KeyCommand>();
  const [said, setSaid] = useState("");
  const press = (event: KeyboardEvent, command: KeyCommand) => {
    if (waits !== command || event.key === "Tab" || event.key === "Shift") return;
    event.preventDefault();
    event.stopPropagation();
    setWaits(undefined);
    if (event.key === "Escape") return setSaid("");
    const { code } = event;
    if (!OWN_KEY.test(code) || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey)
      return setSaid(t("console.own.keyUnfit"));
    const other = takenBy(code, command, keys);
    if (other !== undefined)
      return setSaid(t("console.own.keyTaken", { key: keyName(other, keys), what: t(`console.key.${other}`) }));
    setSaid("");
    const { [command]: _, ...others } = keys;
    onSet(KEYS[command][0] === code ? others : { ...others, [command]: code });
  };
  return (
    <details className={css["keys"]}>
      <summary>{t("console.own.keys")}</summary>
      <p className={css["said"]} role="status">
        {waits === undefined ? said : t("console.own.keyWaits", { what: t(`console.key.${waits}`) })}
      </p>
      <ul className={css["list"]}>
        {CHANGEABLE.map((command) => (
          <li key={command} className={css["key"]}>
            <span>{t(`console.key.${command}`)}</span>
            <BarButton
              aria-label={t("console.own.keyOf", { what: t(`console.key.${command}`), key: keyName(command, keys) })}
              aria-pressed={waits === command}
              onClick={() => setWaits(waits === command ? undefined : command)}
              onKeyDown={(event) => press(event, command)}
              onBlur={() => setWaits(undefined)}
            >
              {waits === command ? "…" : keyName(command, keys)}
            </BarButton>
          </li>
        ))}
      </ul>
      <BarButton disabled={Object.keys(keys).length === 0} onClick={() => onSet({})}>
        {t("console.own.keysUsual")}
      </BarButton>
    </details>
  );
}
