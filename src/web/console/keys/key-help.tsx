import { useState } from "react";
import { Switch } from "#ui/switch.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { readStored, writeStored } from "#web/lib/stored-values.ts";
import { KeyCap } from "./key-cap.tsx";
import css from "./key-help.module.css";
import { KEYS, type KeyCommand } from "./key-table.ts";
import { KEYS_OFF } from "./use-keys.ts";

/** What each key does, and the switch that takes the single keys away. */
export function KeyHelp() {
  const { t } = useConsole();
  const [isOff, setOff] = useState(() => readStored("local", KEYS_OFF) === true);
  const turn = (on: boolean) => {
    writeStored("local", KEYS_OFF, !on);
    setOff(!on);
  };
  return (
    <div className={css["help"]}>
      <dl className={css["keys"]}>
        {(Object.keys(KEYS) as KeyCommand[]).map((command) => (
          <div key={command} className={css["row"]}>
            <dt>
              <KeyCap of={command} />
            </dt>
            <dd>{t(`console.key.${command}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch label={t("console.keysOn")} on={!isOff} onChange={turn} />
    </div>
  );
}
