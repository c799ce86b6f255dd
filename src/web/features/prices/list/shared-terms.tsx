import type { PriceItem } from "#contract/prices/prices.ts";
import type { CommonValue } from "#domain/prices/common-value.ts";
import { formatDuration } from "#i18n/format.ts";
import type { MessageKey } from "#i18n/messages.ts";
import { Clock, IdCard, PlaneLanding, RotateCcw, ShieldCheck, Signpost, TrainFront } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { usePage, type Page } from "#web/page/page.tsx";
import { sharedTerms } from "./car-terms.ts";
import css from "./shared-terms.module.css";

type SharedTermsProps = {
  readonly items: readonly PriceItem[];
  readonly startKind: string;
  readonly roundTrip: boolean;
};

/** What all cars of a list grant, said once; a group that differs stands in the same line. */
export function SharedTerms({ items, startKind, roundTrip }: SharedTermsProps) {
  const page = usePage();
  const { t, tIfKnown } = page;
  const shared = sharedTerms(items, roundTrip);
  const { included, waitingBack } = shared;
  const others = included.filter((name) => name !== "meeting").map((name) => tIfKnown(`prices.included.${name}`, name));
  const isTrain = startKind === "station";
  const lines = [
    included.includes("meeting") && { glyph: IdCard, text: t("prices.included.meeting") },
    (shared.waiting?.value ?? 0) > 0 && {
      glyph: Clock,
      text:
        (waitingBack?.value ?? null) === null || waitingBack?.value === shared.waiting?.value
          ? line(page, "prices.waits", shared.waiting)
          : t("prices.waitsBoth", { there: time(page, shared.waiting?.value), back: time(page, waitingBack?.value) }),
    },
    startKind !== "suburb" &&
      (shared.delay?.value ?? 0) > 0 && {
        glyph: isTrain ? TrainFront : PlaneLanding,
        text: line(page, isTrain ? "prices.delayTrain" : "prices.delay", shared.delay, "prices.exceptUpTo"),
      },
    others.length > 0 && { glyph: Signpost, text: sentence(others) },
    (shared.free?.value ?? null) !== null && {
      glyph: RotateCcw,
      text: line(page, "prices.freeCancel", shared.free, "prices.exceptBefore"),
    },
    shared.fixedPrice && { glyph: ShieldCheck, text: t("prices.fixed") },
  ].filter((one) => one !== false);
  if (lines.length === 0) return null;
  return (
    <section className={css["shared"]} aria-labelledby="prices-shared">
      <h3 id="prices-shared">{t("prices.includes")}</h3>
      <ul>
        {lines.map(({ glyph, text }) => (
          <li key={text}>
            <Icon glyph={glyph} size={20} />
            {text}
          </li>
        ))}
      </ul>
    </section>
  );
}

function time({ locale }: Page, minutes: number | null | undefined): string {
  return formatDuration((minutes ?? 0) * 60, locale);
}

/** A term and, in the same line, the groups in which it is another. */
function line(
  page: Page,
  key: MessageKey,
  shared: CommonValue<number | null> | undefined,
  except?: MessageKey,
): string {
  const { t } = page;
  const exceptions = (shared?.exceptions ?? [])
    .filter(({ value }) => value !== null && value > 0)
    .map(({ group, value }) =>
      t(except ?? "prices.except", { group: t(`prices.groupInLine.${group}` as MessageKey), time: time(page, value) }),
    );
  return [t(key, { time: time(page, shared?.value) }), ...exceptions].join("; ");
}

function sentence(words: readonly string[]): string {
  const text = words.join(", ").toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
