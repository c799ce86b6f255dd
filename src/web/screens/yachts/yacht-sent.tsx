import { useSearch } from "wouter";
import { pageSearch } from "#contract/search-address.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CircleCheck } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { readContact } from "#web/features/yachts/kept-yacht.ts";
import { tripWords } from "#web/features/yachts/trip-words.ts";
import type { Yacht } from "#web/features/yachts/use-yacht.ts";
import { usePage } from "#web/page/page.tsx";
import { useLink } from "#web/page/use-link.ts";
import { useTitle } from "#web/page/use-title.ts";
import css from "./yacht-sent.module.css";

/** The request has been sent: what it says, and where the answer comes. */
export function YachtSent({ yacht }: { readonly yacht: Yacht }) {
  const page = usePage();
  const { t } = page;
  const link = useLink();
  const search = pageSearch(useSearch());
  const { request, number } = yacht;
  const { day, span, party } = tripWords(request, page);
  const title = t("yachts.sent", { number: String(number) });
  useTitle(t("common.title.missing", { title }));
  const { phone, email } = readContact();
  const rows = [
    ["yachts.place", request.translatedFrom],
    ["yachts.when", `${day}, ${span}`],
    ["yachts.howLong", t("yachts.hours", { count: request.rentHours })],
    ["yachts.who", party],
    ["yachts.wishes", request.additionalInfo],
  ] as const;
  return (
    <div className={css["page"]}>
      <div className={css["head"]}>
        <Icon glyph={CircleCheck} size={32} />
        <div>
          <h1 tabIndex={-1}>{title}</h1>
          {(email !== "" || phone !== "") && (
            <p>{email === "" ? t("yachts.sentPhone", { phone }) : t("yachts.sentEmail", { email })}</p>
          )}
        </div>
      </div>
      <Card title={t("yachts.summary")}>
        <dl className={css["rows"]}>
          {rows.map(
            ([label, words]) =>
              words !== "" && (
                <div key={label}>
                  <dt>{t(label)}</dt>
                  <dd>{words}</dd>
                </div>
              ),
          )}
        </dl>
      </Card>
      <Button look="soft" size="main" {...link(`/yacht${search}`)}>
        {t("yachts.again")}
      </Button>
    </div>
  );
}
