import { useEffect, useState } from "react";
import type { Standing } from "#embed/standing.ts";
import { Button } from "#ui/button.tsx";
import css from "#web/features/accounts/security/security.module.css";
import { usePage } from "#web/page/page.tsx";
import { readStanding } from "./read-standing.ts";
import { standingKeys } from "./standing-keys.ts";

/** The module answers within this time where nothing keeps it from the page (ms). */
const PATIENCE_MS = 15_000;

/** Opens a page of a partner's site beside this one, and says how the module finds itself there in this very browser. */
export function LiveCheck({ page }: { readonly page: string }) {
  const { t } = usePage();
  const [tries, setTries] = useState(0);
  const [isLate, setLate] = useState(false);
  const [standings, setStandings] = useState<ReadonlyMap<MessageEventSource | null, Standing>>(new Map());
  useEffect(() => {
    if (tries === 0) return;
    // A frame speaks from our own origin, a module in the page itself from that of the page.
    const origins = [location.origin, new URL(page).origin];
    const hear = ({ origin, source, data }: MessageEvent<unknown>) => {
      const standing = origins.includes(origin) ? readStanding(data) : undefined;
      if (standing) setStandings((before) => new Map(before).set(source, standing));
    };
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    addEventListener("message", hear);
    return () => {
      clearTimeout(timer);
      removeEventListener("message", hear);
    };
  }, [tries, page]);
  const open = () => {
    setStandings(new Map());
    setLate(false);
    setTries(tries + 1);
    // It keeps this window as its opener, which is how the module there tells it.
    window.open(page, "_blank");
  };
  const found = [...new Set([...standings.values()].flatMap(standingKeys))];
  return (
    <>
      <p className={css["note"]}>{t("accounts.own.liveNote")}</p>
      <Button onClick={open}>{t("accounts.own.liveOpen")}</Button>
      <div role="status" className={css["status"]}>
        {tries > 0 && standings.size === 0 && <p>{t(isLate ? "accounts.own.liveLate" : "accounts.own.liveWaiting")}</p>}
        {standings.size > 0 && (
          <ul className={css["rows"]}>
            {found.map((key) => (
              <li key={key} className={css["row"]}>
                {t(key)}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
