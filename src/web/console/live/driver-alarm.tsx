import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { Link } from "wouter";
import { TriangleAlert } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useAddress } from "#web/console/app/address.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { workQuery } from "#web/console/board/board-queries.ts";
import { timeLeft } from "#web/console/board/time-left.ts";
import { useServerNow } from "#web/console/board/use-server-now.ts";
import { ownNow } from "#web/console/own/own-now.ts";
import { readStored, writeStored } from "#web/lib/stored-values.ts";
import css from "./driver-alarm.module.css";
import { playSound } from "./play-sound.ts";

/** How often it sounds while somebody is missing, and for how long it can be silenced. */
const EVERY_MS = 60_000;
const SILENT_MS = 10 * EVERY_MS;

/** Local storage key of until when it is silenced, by the server's clock. */
const SILENT = "console-silent";

/** Rides near their pick-up, or past it, that nobody drives: it stays on every screen, and sounds, until each has a driver. */
export function DriverAlarm() {
  const { t, api } = useConsole();
  const address = useAddress();
  const work = useQuery(workQuery(api));
  const driverless = work.data?.driverless ?? [];
  const now = useServerNow(work.data?.now, work.dataUpdatedAt);
  const [, setSilenced] = useState(0);
  // Silence holds for every tab of this machine, and when a page is loaded again.
  const silentUntil = Number(readStored("local", SILENT) ?? 0);
  const [first] = driverless;
  const isRinging = first !== undefined && now >= silentUntil;
  // A sound is no part of the page.
  useEffect(() => {
    if (!isRinging || !ownNow().has_sound) return;
    playSound("alarm");
    const timer = setInterval(() => playSound("alarm"), EVERY_MS);
    return () => clearInterval(timer);
  }, [isRinging]);
  const silence = () => {
    writeStored("local", SILENT, now + SILENT_MS);
    setSilenced(now);
  };
  if (first === undefined) return null;
  const left = timeLeft(first.at, now);
  return (
    <div className={css["alarm"]} role="alert">
      <Icon glyph={TriangleAlert} size={20} />
      <p>
        <b>{t("console.alarm.driverless", { count: driverless.length })}</b>{" "}
        {t(first.at < now ? "console.alarm.late" : "console.alarm.soon", {
          name: first.name,
          left: t(`console.left.${left.key}`, { ...left.values, sign: "" }),
        })}
      </p>
      <Link className={css["go"]} href={address("/console", { group: "driver-missing", focus: first.trip_id })}>
        {t("console.alarm.go")}
      </Link>
      {isRinging && ownNow().has_sound && <BarButton onClick={silence}>{t("console.alarm.silence")}</BarButton>}
    </div>
  );
}
