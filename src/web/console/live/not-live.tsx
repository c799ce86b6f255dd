import { WifiOff } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import css from "./not-live.module.css";
import { useLive } from "./use-live.ts";

/** Says since when changes of others are not heard, over a screen that has no line of its own for it, and moves nothing. */
export function NotLive() {
  const { t } = useConsole();
  const live = useLive();
  return (
    <div className={css["place"]} role="status">
      {!live.isLive && (
        <p className={css["banner"]}>
          <Icon glyph={WifiOff} size={16} />
          {t("console.notLive", { time: localTimeIn(ownZone(), live.since).slice(11) })}
        </p>
      )}
    </div>
  );
}
