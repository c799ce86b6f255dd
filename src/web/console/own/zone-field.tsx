import { useState } from "react";
import { Combobox } from "#ui/combobox.tsx";
import { useConsole } from "#web/console/app/console.tsx";

const ZONES = Intl.supportedValuesOf("timeZone");
const machineZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const named = (zone: string) => zone.replaceAll("_", " ");
const simple = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}+-]+/gu, " ");

/** So many zones are listed at once; whoever looks for another one types on. */
const MOST = 60;

type ZoneFieldProps = {
  /** Null for that of this machine. */
  readonly zone: string | null;
  readonly onChange: (zone: string | null) => void;
};

/** The clock beside those of places: found by typing a part of its name, in any order of its words. */
export function ZoneField({ zone, onChange }: ZoneFieldProps) {
  const { t } = useConsole();
  const [typed, setTyped] = useState<string>();
  const own = t("console.own.zoneOfMachine", { zone: named(machineZone()) });
  const words = simple(typed ?? "")
    .trim()
    .split(" ");
  const options = [
    { key: "", primary: own },
    ...(zone === null || ZONES.includes(zone) ? ZONES : [zone, ...ZONES]).map((one) => ({
      key: one,
      primary: named(one),
    })),
  ].filter(({ primary }) => words.every((word) => simple(primary).includes(word)));
  return (
    <Combobox
      label={t("console.own.zone")}
      hint={t("console.own.zoneHint")}
      text={typed ?? (zone === null ? own : named(zone))}
      typed={typed ?? ""}
      holdsChoice={typed === undefined}
      chosen={zone ?? ""}
      options={options.slice(0, MOST)}
      emptyText={t("console.own.zoneNone")}
      resultsText={t("console.own.zonesFound", { count: options.length })}
      openLabel={t("console.own.zoneOpen")}
      onTextChange={setTyped}
      onPick={({ key }) => {
        setTyped(undefined);
        onChange(key === "" ? null : key);
      }}
      onEnterWithoutSelection={() => {
        const [only] = typed === undefined ? [] : options;
        if (only === undefined || options.length > 1) return false;
        setTyped(undefined);
        onChange(only.key === "" ? null : only.key);
        return true;
      }}
      // What matches nothing is not kept.
      onBlur={() => setTyped(undefined)}
    />
  );
}
