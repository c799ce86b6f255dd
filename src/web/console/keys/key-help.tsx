import { Switch } from "#ui/switch.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useOwnSettings } from "#web/console/own/use-own-settings.ts";
import cap from "./key-cap.module.css";
import css from "./key-help.module.css";
import { KEYS, keyName, type KeyCommand } from "./key-table.ts";

/** Keys of more than one press, and those that stay as they are. */
const FIXED = [
  ["Ctrl K", "find"],
  ["Ctrl Enter", "commit"],
  ["G B", "board"],
  ["G R", "requests"],
  ["G M", "money"],
  ["G T", "tester"],
  ["F2", "rides"],
] as const;

/** What each key does, and the switch that takes the single keys away (WCAG 2.1.4). */
export function KeyHelp() {
  const { t } = useConsole();
  const { settings, save } = useOwnSettings();
  return (
    <div className={css["help"]}>
      <dl className={css["keys"]}>
        {(Object.keys(KEYS) as KeyCommand[]).map((command) => (
          <div key={command} className={css["row"]}>
            <dt>
              <kbd className={cap["cap"]}>{keyName(command)}</kbd>
            </dt>
            <dd>{t(`console.key.${command}`)}</dd>
          </div>
        ))}
        {FIXED.map(([keys, name]) => (
          <div key={name} className={css["row"]}>
            <dt>
              <kbd className={cap["cap"]}>{keys}</kbd>
            </dt>
            <dd>{t(`console.keys.${name}`)}</dd>
          </div>
        ))}
      </dl>
      <Switch
        label={t("console.keysOn")}
        on={settings.has_keys}
        onChange={(on) => void save({ ...settings, has_keys: on })}
      />
    </div>
  );
}
