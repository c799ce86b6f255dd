import type { PriceTestView } from "#contract/console/tester/test-prices.ts";
import { formatDistance, formatDuration } from "#i18n/format.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import { EntryPlace } from "./entry-place.tsx";
import css from "./offer-lines.module.css";

type TestedOffer = PriceTestView["classes"][number]["offers"][number];
type TestedWay = NonNullable<TestedOffer["there"]>;

type OfferLinesProps = {
  readonly answer: PriceTestView;
  readonly className: string;
  readonly offer: TestedOffer;
  readonly withBack: boolean;
};

/** A price line by line: its reason, the entry behind it with its place in the file, and its sum. */
export function OfferLines({ answer, className, offer, withBack }: OfferLinesProps) {
  const { t, locale } = useConsole();
  const { ride, currency } = answer;
  const facts = [
    offer.provider.name,
    ...(ride === null
      ? []
      : [`${ride.approximate ? "≈ " : ""}${formatDistance(ride.km, locale)}`, formatDuration(ride.seconds, locale)]),
  ];
  const total = (offer.there?.total ?? 0) + (offer.stops?.total ?? 0) + (withBack ? (offer.back?.total ?? 0) : 0);
  return (
    <DeskCard
      title={offer.there === null ? className : `${className}, ${sumWords(total, currency, locale)}`}
      aside={<span className={css["facts"]}>{facts.join(" · ")}</span>}
    >
      {offer.why !== "" && <p className={css["note"]}>{offer.why}</p>}
      {offer.there !== null && (
        <Way way={offer.there} version={answer.book.version} {...(withBack && { title: t("console.tester.there") })} />
      )}
      {withBack &&
        (offer.back === null ? (
          <p className={css["note"]}>{t("console.tester.noBack")}</p>
        ) : (
          <Way way={offer.back} version={answer.book.version} title={t("console.tester.wayBack")} />
        ))}
      {offer.stops !== null && (
        <p className={css["total"]}>
          <span>
            {t("console.tester.stopsLine", {
              count: offer.stops.count,
              each: sumWords(offer.stops.each, currency, locale),
            })}
          </span>
          <b>{sumWords(offer.stops.total, currency, locale)}</b>
        </p>
      )}
      {offer.there !== null && (
        <p className={css["total"]} data-last="">
          <b>{t("console.tester.total")}</b>
          <b>{sumWords(total, currency, locale)}</b>
        </p>
      )}
      {offer.there?.exchange !== undefined && <p className={css["note"]}>{offer.there.exchange}</p>}
    </DeskCard>
  );
}

type WayProps = { readonly way: TestedWay; readonly version: number; readonly title?: string };

function Way({ way, version, title }: WayProps) {
  const { locale } = useConsole();
  return (
    <>
      {title !== undefined && <h3 className={css["way"]}>{title}</h3>}
      <ul>
        {way.lines.map((line, index) => (
          // Lines have no number of their own, and their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={css["line"]}>
            <span className={css["words"]}>
              <b>{line.title}</b>
              <small>{[line.quantity, line.why].filter(Boolean).join(" · ")}</small>
            </span>
            {line.rule === undefined ? (
              <span />
            ) : (
              <EntryPlace
                entry={line.rule.entry}
                id={line.rule.id}
                line={line.rule.line}
                version={line.rule.book_version || version}
              />
            )}
            <span className={css["sum"]}>
              {index > 0 && line.amount > 0 ? "+" : ""}
              {sumWords(line.amount, line.currency, locale)}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
