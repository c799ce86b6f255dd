import { Switch } from "#ui/switch.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useOwnSettings } from "#web/console/own/use-own-settings.ts";
import { KeyCap } from "./key-cap.tsx";
import css from "./key-help.module.css";
import { KEYS, type KeyCommand } from "./key-table.ts";

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
              <KeyCap of={command} />
            </dt>
            <dd>{t(`console.key.${command}`)}</dd>
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
