import { Link } from "wouter";
import type { RequestRowView } from "#contract/console/requests/request-views.ts";
import { Route, Sailboat } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import rows from "#web/console/lists/rows.module.css";
import css from "./request-row.module.css";
import { RequestState } from "./request-state.tsx";
import { agoWords, promiseWords, requestTitle, requestWhen, span } from "./request-words.ts";

type RequestRowProps = {
  readonly id: string;
  readonly request: RequestRowView;
  readonly now: number;
  readonly address: string;
  readonly onFocus: () => void;
};

/** One request of the inbox: what is asked for, by whom, how long ago, and until when an answer was promised. */
export function RequestRow({ id, request, now, address, onFocus }: RequestRowProps) {
  const { t, wordOf, locale } = useConsole();
  const promise = promiseWords(request, now, t);
  const { offer } = request;
  const total = offer === null ? "" : sumWords(offer.total, offer.currency, locale);
  return (
    <li>
      <Link id={id} className={`${rows["row"] ?? ""} ${css["row"] ?? ""}`} href={address} onFocus={onFocus}>
        <span className={css["state"]}>
          <RequestState state={request.state} />
        </span>
        <span className={css["what"]}>
          <b>
            <Icon glyph={request.kind === "way" ? Route : Sailboat} size={16} />
            <span>{requestTitle(request)}</span>
          </b>
          <small>{requestWhen(request, { t, locale })}</small>
        </span>
        <span className={css["who"]}>
          <span>{request.name || t("console.requests.nobody")}</span>
          <small>{wordOf("console.requests.lang", request.lang)}</small>
        </span>
        <span className={css["price"]}>
          {offer !== null && (
            <>
              {request.state === "new" ? <s>{total}</s> : <b>{total}</b>}
              <small>
                {request.state === "answered" &&
                  t("console.requests.endsIn", { time: span(offer.valid_until, now, t) })}
                {request.state === "new" && t("console.requests.done.withdrawOffer")}
              </small>
            </>
          )}
        </span>
        <span className={css["age"]}>
          <span>{agoWords(request.asked_at, now, t)}</span>
          {promise !== undefined && <small data-late={promise.isLate || undefined}>{promise.text}</small>}
        </span>
      </Link>
    </li>
  );
}
