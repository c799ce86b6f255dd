import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation } from "wouter";
import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import type { RequestKind } from "#domain/requests/request-state.ts";
import { formatDayTime } from "#i18n/format.ts";
import { ApiError } from "#web/api/api-error.ts";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { useAddress } from "#web/console/app/address.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone, sumWords } from "#web/console/board/trip-words.ts";
import { LetterList } from "#web/console/letters/letter-list.tsx";
import { DeskCard, Fact } from "#web/console/orders/desk-card.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { requestAddress } from "./request-address.ts";
import css from "./request-page.module.css";
import { requestLettersQuery } from "./request-queries.ts";
import { RequestState } from "./request-state.tsx";
import { requestWhen, agoWords } from "./request-words.ts";

/** What was asked, in the words of whoever asked, and how they are reached. */
export function AskedCard({ page: { request, contact } }: { readonly page: RequestPageView }) {
  const { t, wordOf, locale } = useConsole();
  const { way, yacht, wish } = request;
  const known = (text: string | null) => (text === null ? t("console.masked") : text);
  return (
    <DeskCard title={t("console.requests.asked")}>
      <dl>
        {way !== null && (
          <>
            <Fact label={t("console.requests.from")}>{way.from}</Fact>
            <Fact label={t("console.requests.to")}>{way.to}</Fact>
          </>
        )}
        {yacht !== null && <Fact label={t("console.requests.place")}>{yacht.place}</Fact>}
        <Fact label={t("console.requests.when")}>{requestWhen(request, { t, locale })}</Fact>
        {yacht?.has_children && (
          <Fact label={t("console.requests.children")}>{t("console.requests.withChildren")}</Fact>
        )}
        {wish !== "" && (
          <Fact label={t("console.requests.wish")}>
            <span className={css["wish"]}>{wish}</span>
          </Fact>
        )}
        <Fact label={t("console.requests.who")}>{request.name || t("console.requests.nobody")}</Fact>
        {contact.phone !== "" && (
          <Fact label={t("console.requests.phone")}>
            {contact.phone === null ? known(null) : <a href={`tel:${contact.phone}`}>{contact.phone}</a>}
          </Fact>
        )}
        {contact.email !== "" && (
          <Fact label={t("console.requests.email")}>
            {contact.email === null ? known(null) : <a href={`mailto:${contact.email}`}>{contact.email}</a>}
          </Fact>
        )}
        <Fact label={t("console.requests.language")}>{wordOf("console.requests.lang", request.lang)}</Fact>
        <Fact label={t("console.requests.sent")}>
          {formatDayTime(localTimeIn(ownZone(), request.asked_at), locale)}
        </Fact>
      </dl>
    </DeskCard>
  );
}

type SameCardProps = { readonly same: NonNullable<RequestPageView["same"]>; readonly now: number };

/** How often the same way was asked for lately, and what others were offered for it. */
export function SameCard({ same: { count, days, others }, now }: SameCardProps) {
  const { t, locale } = useConsole();
  const address = useAddress();
  return (
    <DeskCard title={t("console.requests.same")} aside={<b>{t("console.requests.sameCount", { count, days })}</b>}>
      {others.length === 0 && <p className={css["none"]}>{t("console.requests.sameNone")}</p>}
      <ul className={css["list"]}>
        {others.map((other) => (
          <li key={other.request_id} className={css["one"]}>
            <Link href={address(requestAddress("way", other.request_id))}>
              {t("console.requests.number", { number: other.request_id })}
            </Link>
            <RequestState state={other.state} />
            <span>{other.offer === null ? "" : sumWords(other.offer.total, other.offer.currency, locale)}</span>
            <span className={css["none"]}>{agoWords(other.asked_at, now, t)}</span>
          </li>
        ))}
      </ul>
    </DeskCard>
  );
}

type RequestLettersProps = { readonly kind: RequestKind; readonly requestId: number };

/** The letters about a request and its offers, the newest first, with how far each has come; what did not go is sent again. */
export function RequestLetters({ kind, requestId }: RequestLettersProps) {
  const { t, api } = useConsole();
  const client = useQueryClient();
  const query = requestLettersQuery(api, kind, requestId);
  const { data } = useQuery(query);
  const again = useMutation({
    mutationFn: (messageId: number) =>
      api("sendRequestLetterAgain", { params: { kind, request_id: requestId }, body: { message_id: messageId } }),
    onSuccess: (letters) => client.setQueryData(query.queryKey, letters),
  });
  const failure = again.error && (again.error instanceof ApiError ? again.error.message : "");
  return (
    <DeskCard title={t("console.letters")}>
      <LetterList
        about={{ kind, requestId }}
        letters={data?.letters ?? []}
        onAgain={(id) => again.mutate(id)}
        isBusy={again.isPending}
        failure={failure === null ? undefined : failure || t("console.unknown")}
      />
    </DeskCard>
  );
}

/** What the staff did with a request, the newest first, with the way to its entries. */
export function RequestHistory({ history, request }: Pick<RequestPageView, "history" | "request">) {
  const { t, wordOf, locale } = useConsole();
  const rights = useRights();
  const [, go] = useLocation();
  const address = useAddress();
  if (history.length === 0) return null;
  const subject = `${request.kind}-request:${request.request_id}`;
  return (
    <DeskCard
      title={t("console.history")}
      aside={
        rights("audit") !== undefined && (
          <BarButton onClick={() => go(address("/console/audit", { subject }))}>
            {t("console.letters.entries")}
          </BarButton>
        )
      }
    >
      <ol className={css["list"]}>
        {inRuns(history).map(({ call, at, by, reason, count }) => (
          <li key={`${at} ${call}`} className={css["letter"]}>
            <span>
              {[wordOf("console.requests.done", call), reason].filter(Boolean).join(": ")}
              {count > 1 && ` × ${count}`}
            </span>
            <span className={css["state"]}>{`${formatDayTime(localTimeIn(ownZone(), at), locale)} · ${by}`}</span>
          </li>
        ))}
      </ol>
    </DeskCard>
  );
}

/** Photos are kept one by one: those that somebody kept in one go are one line, with how many. */
function inRuns(history: RequestPageView["history"]) {
  const isOfRun = (at: number): boolean => {
    const [one, newer] = [history[at], history[at - 1]];
    return one?.call === "addYachtPhoto" && newer?.call === one.call && newer.by === one.by;
  };
  return history.flatMap((one, at) => {
    if (isOfRun(at)) return [];
    const end = history.findIndex((_, next) => next > at && !isOfRun(next));
    return [{ ...one, count: (end === -1 ? history.length : end) - at }];
  });
}
