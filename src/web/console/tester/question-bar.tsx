import { useState } from "react";
import type { PriceTestView } from "#contract/console/tester/test-prices.ts";
import type { Suggestion } from "#contract/places.ts";
import { CURRENCY_DIGITS } from "#domain/values/money.ts";
import { formatOffset, formatShortDay } from "#i18n/format.ts";
import { SlidersHorizontal } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Select } from "#ui/select.tsx";
import { Switch } from "#ui/switch.tsx";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { PlaceSearch } from "#web/console/places/place-search.tsx";
import { AskField } from "./ask-field.tsx";
import css from "./question-bar.module.css";
import type { TesterAsked } from "./tester-address.ts";

/** Questions that are seldom asked stand in a line of their own. */
const SELDOM = ["bags", "children", "stops", "hours", "back", "price"] as const;

/** A version of the book that may be asked. */
export interface AskedBook {
  readonly version: number;
  readonly made_at: number;
  readonly is_current: boolean;
}

type QuestionBarProps = {
  readonly asked: TesterAsked;
  readonly books: readonly AskedBook[];
  /** Tells the clock that the pick-up is on, and which places stand at points. */
  readonly answer: Pick<PriceTestView, "start" | "finish"> | undefined;
  readonly onAsk: (asked: TesterAsked) => void;
};

/** The questions of the tester in one line; all of them are its address. */
export function QuestionBar({ asked, books, answer, onAsk }: QuestionBarProps) {
  const { t } = useConsole();
  const [opened] = useState(() => new Date());
  const [isOpen, setOpen] = useState(SELDOM.some((name) => asked[name] !== undefined));
  const set = (changes: TesterAsked) => onAsk({ ...asked, ...changes });
  const end = (name: "from" | "to") => (place: Suggestion | null) => {
    const { lat, lng } = place?.geometry.location ?? { lat: 0, lng: 0 };
    set({ [name]: place?.place_id ?? "", [`${name}_point`]: place === null ? "" : `${lat},${lng}` });
  };
  const zone = answer?.start?.zone ?? "";
  return (
    <search className={css["questions"]} aria-label={t("console.tester.questions")}>
      <div className={css["line"]}>
        <PlaceSearch
          label={t("console.tester.from")}
          placeId={asked.from ?? (asked.from_point && answer?.start?.place_id) ?? null}
          onChange={end("from")}
        />
        {asked.hours === undefined && (
          <PlaceSearch
            label={t("console.tester.to")}
            placeId={asked.to ?? (asked.to_point && answer?.finish?.place_id) ?? null}
            onChange={end("to")}
          />
        )}
        <AskField
          label={t(zone === "" ? "console.tester.time" : "console.tester.timeIn", {
            zone:
              zone && formatOffset(zone, asked.time === undefined ? opened : new Date(asked.time.replace(" ", "T"))),
          })}
          type="datetime-local"
          value={asked.time?.replace(" ", "T") ?? ""}
          onChange={(time) => set({ time: time.replace("T", " ") })}
        />
        <AskField
          label={t("console.tester.people")}
          type="number"
          value={asked.people ?? ""}
          onChange={(people) => set({ people })}
        />
        <AskField
          label={t("console.tester.partner")}
          type="text"
          value={asked.partner ?? ""}
          placeholder={t("console.tester.noPartner")}
          onChange={(partner) => set({ partner: partner.replace(/\D/g, "") })}
        />
        <Select
          label={t("console.tester.currency")}
          value={asked.currency ?? ""}
          options={[
            { value: "", label: t("console.tester.ownCurrency") },
            ...Object.keys(CURRENCY_DIGITS).map((code) => ({ value: code, label: code })),
          ]}
          onChange={(currency) => set({ currency })}
        />
        <BookChoice books={books} asked={asked} onSet={set} />
        <span className={css["opener"]}>
          <BarButton
            icon={<Icon glyph={SlidersHorizontal} size={18} />}
            aria-expanded={isOpen}
            aria-label={t("console.tester.moreQuestions")}
            title={t("console.tester.moreQuestions")}
            onClick={() => setOpen(!isOpen)}
          >
            {t("console.tester.moreShort")}
          </BarButton>
        </span>
      </div>
      {isOpen && <SeldomQuestions asked={asked} onSet={set} />}
    </search>
  );
}

type QuestionsProps = { readonly asked: TesterAsked; readonly onSet: (changes: TesterAsked) => void };

/** Which version of the book is asked. */
function BookChoice({ books, asked, onSet }: QuestionsProps & Pick<QuestionBarProps, "books">) {
  const { t, locale } = useConsole();
  const version = ({ version: number, made_at: at }: AskedBook) =>
    t("console.tester.version", {
      number,
      day: formatShortDay(new Date(at).toISOString().slice(0, 10), locale),
    });
  const current = books.find((book) => book.is_current);
  return (
    <Select
      label={t("console.tester.book")}
      value={asked.book ?? ""}
      options={[
        {
          value: "",
          label: current ? t("console.tester.inForce", { number: current.version }) : t("console.tester.inForceNow"),
        },
        ...books
          .filter((book) => !book.is_current)
          .map((book) => ({ value: String(book.version), label: version(book) })),
      ]}
      onChange={(book) => onSet({ book })}
    />
  );
}

/** What is asked seldom. */
function SeldomQuestions({ asked, onSet }: QuestionsProps) {
  const { t } = useConsole();
  return (
    <div className={css["seldom"]}>
      {(["bags", "children", "stops", "hours"] as const).map((name) => (
        <AskField
          key={name}
          label={t(`console.tester.${name}`)}
          type="number"
          most={name === "hours" ? 24 : name === "bags" ? 99 : 9}
          value={asked[name] ?? ""}
          onChange={(value) => onSet({ [name]: value === "0" && name === "hours" ? "" : value })}
        />
      ))}
      <AskField
        label={t("console.tester.priceNumber")}
        type="text"
        value={asked.price ?? ""}
        onChange={(price) => onSet({ price: price.replace(/\D/g, ""), trip: "" })}
      />
      <Switch
        label={t("console.tester.back")}
        on={asked.back === "1"}
        onChange={(on) => onSet({ back: on ? "1" : "" })}
      />
    </div>
  );
}
