import { Radio, WifiOff } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import css from "./live-mark.module.css";

type LiveMarkProps = {
  /** The server's moment. */
  readonly now: number;
  /** Since when nothing is heard of changes; undefined while they come. */
  readonly silentSince: number | undefined;
};

/** Whether a list shows what others do as it happens, and since when it does not. */
export function LiveMark({ now, silentSince }: LiveMarkProps) {
  const { t } = useConsole();
  return (
    <p className={css["live"]} data-off={silentSince !== undefined || undefined} role="status">
      <Icon glyph={silentSince === undefined ? Radio : WifiOff} size={16} />
      {silentSince === undefined
        ? t("console.live", { time: localTimeIn(ownZone(), now).slice(11) })
        : t("console.notLive", { time: localTimeIn(ownZone(), silentSince).slice(11) })}
    </p>
  );
}
