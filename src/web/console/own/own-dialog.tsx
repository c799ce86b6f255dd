import { useState, type KeyboardEvent } from "react";
import { DENSITIES, FIRST_SCREENS, type OwnSettings, OWN_KEY } from "#domain/accounts/own-settings.ts";
import { LANGUAGE_NAMES, LOCALES } from "#domain/values/locale.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { CHANGEABLE, KEYS, keyName, takenBy, type KeyCommand } from "#web/console/keys/key-table.ts";
import css from "./own-dialog.module.css";
import { useOwnSettings } from "./use-own-settings.ts";
import { ZoneField } from "./zone-field.tsx";

type OwnKeysPartProps = {
  readonly keys: OwnSettings["keys"];
  readonly onSet: (keys: OwnSettings["keys"]) => void;
};

/** Single keys, each of which may be another: a press on one waits for the key; one that is taken says what has it. */
function OwnKeysPart({ keys, onSet }: OwnKeysPartProps) {
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

/** How somebody wants the console: kept on the server, so that it is the same wherever they log in. */
export function OwnDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useConsole();
  const { settings, save, isBusy, failure } = useOwnSettings();
  const [draft, setDraft] = useState(settings);
  const set = (part: Partial<OwnSettings>) => setDraft({ ...draft, ...part });
  const keep = async () => {
    if (!(await save(draft))) return;
    onClose();
    // Texts come with the page, and clocks stand everywhere on it.
    if (draft.lang !== settings.lang && draft.lang !== null) location.assign(`?lang=${draft.lang}`);
    else if (draft.zone !== settings.zone) location.reload();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("console.own.title")}
      closeLabel={t("console.close")}
      footer={
        <Button look="primary" wide busy={isBusy} onClick={() => void keep()}>
          {t("console.own.keep")}
        </Button>
      }
    >
      <div className={css["parts"]}>
        <Select
          label={t("console.own.lang")}
          value={draft.lang ?? ""}
          onChange={(lang) => set({ lang: LOCALES.find((one) => one === lang) ?? null })}
          options={[
            { value: "", label: t("console.own.langOfPage") },
            ...LOCALES.map((one) => ({ value: one, label: LANGUAGE_NAMES[one] })),
          ]}
        />
        <ZoneField zone={draft.zone} onChange={(zone) => set({ zone })} />
        <Select
          label={t("console.own.first")}
          value={draft.first_screen}
          onChange={(first) => set({ first_screen: FIRST_SCREENS.find((one) => one === first) ?? "list" })}
          options={FIRST_SCREENS.map((one) => ({ value: one, label: t(`console.own.first.${one}`) }))}
        />
        <Select
          label={t("console.own.density")}
          value={draft.density}
          onChange={(density) => set({ density: DENSITIES.find((one) => one === density) ?? "usual" })}
          options={DENSITIES.map((one) => ({ value: one, label: t(`console.own.density.${one}`) }))}
        />
        <Switch
          label={t("console.own.pages")}
          note={t("console.own.pagesNote")}
          on={draft.has_pages}
          onChange={(on) => set({ has_pages: on })}
        />
        <Switch
          label={t("console.own.sound")}
          note={t("console.own.soundNote")}
          on={draft.has_sound}
          onChange={(on) => set({ has_sound: on })}
        />
        {draft.has_sound && (
          <Switch
            label={t("console.own.newSound")}
            note={t("console.own.newSoundNote")}
            on={draft.has_new_sound}
            onChange={(on) => set({ has_new_sound: on })}
          />
        )}
        <Switch label={t("console.keysOn")} on={draft.has_keys} onChange={(on) => set({ has_keys: on })} />
        {draft.has_keys && <OwnKeysPart keys={draft.keys} onSet={(keys) => set({ keys })} />}
        <p className={css["failure"]} role="alert">
          {failure}
        </p>
      </div>
    </Dialog>
  );
}
