import type { ReactNode } from "react";
import type { YachtRequest } from "#domain/yachts/yacht-request.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { SHORES } from "#web/features/yachts/drawings/shores.tsx";
import { YachtScene } from "#web/features/yachts/drawings/yacht-scene.tsx";
import { usePage } from "#web/page/page.tsx";
import { tripWords } from "./trip-words.ts";
import css from "./yacht-aside.module.css";

type YachtAsideProps = {
  readonly request: YachtRequest;
  /** What is still missing, in words; sending waits for it. */
  readonly missing: string | undefined;
  readonly step: "idle" | "sending" | "failed";
  /** What pressing the button accepts, for those who must be told. */
  readonly agreement: ReactNode;
};

/** The request in words while it is filled in, and the button that sends it: a card at a desk, a bar on a phone. */
export function YachtAside({ request, missing, step, agreement }: YachtAsideProps) {
  const page = usePage();
  const { t } = page;
  const { from, translatedFrom, passengersAmount } = request;
  const { day, span, party, guests } = tripWords(request, page);
  const shore = from && "city" in from ? SHORES[from.city] : "light";
  return (
    <div className={css["aside"]}>
      <Card as="aside" label={t("yachts.summary")} flush>
        <div className={css["picture"]}>
          <YachtScene shore={shore} guests={passengersAmount} />
        </div>
        <div className={css["words"]}>
          <h2>{translatedFrom}</h2>
          {day !== "" && <p>{day}</p>}
          {span !== "" && <p>{span}</p>}
          <p>{party}</p>
        </div>
        <p className={css["promise"]}>{t("yachts.promise")}</p>
      </Card>
      <div className={css["action"]}>
        <p className={css["line"]} data-written={day === "" ? undefined : ""}>
          {[day, span, guests].filter((text) => text !== "").join(", ")}
        </p>
        <Button
          type="submit"
          look="primary"
          size="main"
          wide
          busy={step === "sending"}
          disabled={missing !== undefined}
          aria-describedby="yacht-missing"
        >
          {t("yachts.send")}
        </Button>
        <p
          className={css["missing"]}
          id="yacht-missing"
          data-failed={missing === undefined && step === "failed" ? "" : undefined}
        >
          {missing ?? (step === "failed" ? t("yachts.failed") : undefined)}
        </p>
        {agreement}
      </div>
    </div>
  );
}
