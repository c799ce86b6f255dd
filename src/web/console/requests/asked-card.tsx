import type { RequestPageView } from "#contract/console/requests/request-views.ts";
import { formatDayTime } from "#i18n/format.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import { DeskCard, Fact } from "#web/console/orders/desk-card.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import css from "./request-page.module.css";
import { requestWhen } from "./request-words.ts";

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
