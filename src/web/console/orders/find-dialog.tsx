import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation, useSearch } from "wouter";
import { formatDayTime } from "#i18n/format.ts";
import { Dialog } from "#ui/dialog.tsx";
import { startHere } from "#ui/start-here.ts";
import { TextField } from "#ui/text-field.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { TripState } from "#web/console/board/trip-state.tsx";
import { endsOf } from "#web/console/board/trip-words.ts";
import { useDelayed } from "#web/lib/use-delayed.ts";
import css from "./find-dialog.module.css";

/** After a pause this long in the typing the server is asked. */
const PAUSE_MS = 150;

/** Finds an order by whatever somebody has of it; the first hit is chosen, and Enter opens it. */
export function FindDialog({ onClose }: { readonly onClose: () => void }) {
  const { t, api, locale } = useConsole();
  const client = useQueryClient();
  const [, go] = useLocation();
  const lang = new URLSearchParams(useSearch()).get("lang");
  const [text, setText] = useState("");
  const [chosen, setChosen] = useState(0);
  const q = useDelayed(text.trim(), PAUSE_MS, "");
  const queryOf = (asked: string) =>
    queryOptions({
      queryKey: ["search", asked],
      queryFn: ({ signal }) => api("searchOrders", { query: { q: asked }, signal }),
    });
  const found = useQuery({
    ...queryOf(q),
    enabled: q.length > 1,
    placeholderData: keepPreviousData,
  });
  const hits = q.length > 1 ? (found.data?.hits ?? []) : [];
  const at = Math.min(chosen, hits.length - 1);
  const open = (orderId: number | undefined) => {
    if (orderId === undefined) return;
    onClose();
    go(`/console/orders/${orderId}${lang === null ? "" : `?lang=${lang}`}`);
  };
  /** Opens what is chosen; whoever presses Enter before the answer has come gets the first hit of what they typed. */
  const enter = async () => {
    if (q === text.trim() && !found.isPlaceholderData && !found.isPending) return open(hits[at]?.trip.order_id);
    const asked = await client.fetchQuery(queryOf(text.trim())).catch(() => undefined);
    open(asked?.hits[0]?.trip.order_id);
  };
  return (
    <Dialog open onClose={onClose} title={t("console.findTitle")} closeLabel={t("console.close")} look="wide">
      <div className={css["find"]}>
        <TextField
          ref={startHere}
          label={t("console.findLabel")}
          value={text}
          maxLength={100}
          autoComplete="off"
          spellCheck={false}
          role="combobox"
          aria-expanded={hits.length > 0}
          aria-controls="found-orders"
          aria-activedescendant={hits.length > 0 ? `found-${at}` : undefined}
          onChange={(value) => {
            setText(value);
            setChosen(0);
          }}
          onKeyDown={(event) => {
            if (event.nativeEvent.isComposing) return;
            const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
            if (step !== undefined) setChosen(Math.max(0, Math.min(hits.length - 1, at + step)));
            else if (event.key === "Enter") void enter();
            else return;
            event.preventDefault();
          }}
        />
        <p role="status" className={css["status"]}>
          {q.length > 1 &&
            (found.isError
              ? t("console.failed")
              : hits.length > 0
                ? t("console.found", { count: hits.length })
                : found.isSuccess && !found.isPlaceholderData && t("console.findNothing", { q }))}
        </p>
        <div id="found-orders" role="listbox" aria-label={t("console.findTitle")} className={css["list"]}>
          {hits.map(({ trip, by }, index) => {
            const { from, to } = endsOf(trip);
            return (
              // The field has the focus and the keys; a press is for the pointer.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={trip.trip_id}
                id={`found-${index}`}
                role="option"
                aria-selected={index === at}
                tabIndex={-1}
                className={css["hit"]}
                onClick={() => open(trip.order_id)}
              >
                <b>{trip.name}</b>
                <span>
                  {formatDayTime(trip.pickup.local, locale)} · {[from, to].filter(Boolean).join(" → ")}
                </span>
                <TripState state={trip.state} />
                <small>
                  {trip.order_id} · {t(`console.by.${by}`)}
                </small>
              </div>
            );
          })}
        </div>
      </div>
    </Dialog>
  );
}
