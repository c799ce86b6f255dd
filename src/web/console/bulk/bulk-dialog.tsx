import { useRef, useState } from "react";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import { missingOfDriver } from "#domain/orders/trip-driver.ts";
import { TRIP_MARKS } from "#domain/orders/trip-mark.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Menu } from "#ui/menu.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import { sumWords } from "#web/console/board/trip-words.ts";
import { DriverFields } from "#web/console/drivers/driver-fields.tsx";
import { fillMissing } from "#web/console/drivers/fill-missing.ts";
import { MissingPart } from "#web/console/drivers/missing-part.tsx";
import css from "./bulk-dialog.module.css";
import { isUndoable, sumsOf, type BulkDeed } from "./bulk-parts.ts";
import { BulkResultPart } from "./bulk-result-part.tsx";
import { PassTripsPart } from "./pass-trips-part.tsx";
import { useBulk } from "./use-bulk.ts";

type BulkDialogProps = {
  readonly deed: Exclude<BulkDeed, "cancelTrips" | "writeTrips">;
  /** How many are chosen; some of them the deed may leave out. */
  readonly chosen: number;
  readonly trips: readonly BoardTripView[];
  readonly onClose: (isDone: boolean) => void;
};

type BulkForm = {
  readonly driver: typeof NOBODY;
  readonly tell: boolean;
  readonly marks: readonly string[];
  readonly provider: number;
};

const NOBODY = { name: "", phone: "", car: "", plate: "" };

/** What will happen to several trips, with their count and sums; then what has become of each, the refused with why. */
export function BulkDialog({ deed, chosen, trips, onClose: leave }: BulkDialogProps) {
  const { t, locale } = useConsole();
  const { result, run, undo, endUndo } = useBulk();
  // What stood when the window was opened: the list goes on changing behind it.
  const [asked] = useState(trips);
  const { form, type, forget } = useTyped<BulkForm>(`bulk-${deed}`, {
    driver: NOBODY,
    tell: true,
    marks: [],
    provider: 0,
  });
  const { driver, tell, marks } = form;
  const [asks, setAsks] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  // Providers are numbered from one.
  const provider = form.provider === 0 ? undefined : form.provider;
  const onClose = (isDone: boolean) => {
    forget();
    leave(isDone);
  };
  const isReady =
    deed === "passTrips"
      ? provider !== undefined
      : deed === "driveTrips"
        ? driver.name.trim() !== ""
        : deed === "markTrips"
          ? marks.length > 0
          : true;
  const more = {
    passTrips: { provider_id: provider },
    driveTrips: { driver, tell },
    markTrips: { add: marks },
    confirmTrips: {},
    seeTrips: {},
  }[deed];
  const start = () => {
    setAsks(false);
    void run(deed, asked, more, { isUndoable: isUndoable(deed, tell) });
  };
  const ask = () => {
    if (deed === "driveTrips" && missingOfDriver(driver).length > 0) setAsks(true);
    else start();
  };
  const act = t(`console.board.bulk.${deed}`);
  return (
    <Dialog
      open
      onClose={() => onClose(result !== undefined)}
      title={act}
      closeLabel={t("console.close")}
      footer={
        asks ? (
          <MissingPart
            driver={driver}
            tells={tell}
            onFill={() => {
              setAsks(false);
              fillMissing(fields.current, driver);
            }}
            onKeep={start}
          />
        ) : result === undefined ? (
          <Button look="primary" wide disabled={!isReady} onClick={ask}>
            {t("console.board.bulk.do", { act, count: asked.length })}
          </Button>
        ) : (
          <Button
            look={result.isOver ? "primary" : "secondary"}
            wide
            busy={!result.isOver}
            onClick={() => onClose(true)}
          >
            {t("console.board.bulk.ready")}
          </Button>
        )
      }
    >
      {result === undefined ? (
        <div className={css["form"]} ref={fields}>
          <p>
            {t("console.board.bulk.preview", { count: asked.length, chosen })}{" "}
            {asked.length < chosen && t("console.board.bulk.left", { count: chosen - asked.length })}
          </p>
          <p>
            <b>
              {sumsOf(asked)
                .map(({ currency, sum }) => sumWords(sum, currency, locale))
                .join(" · ")}
            </b>
          </p>
          {deed === "confirmTrips" && <p>{t("console.board.bulk.letters")}</p>}
          {deed === "markTrips" && (
            <Menu
              label={t("console.marks")}
              text={marks.length === 0 ? t("console.marks") : marks.map((mark) => t(`console.mark.${mark}`)).join(", ")}
              mode="check"
              items={TRIP_MARKS.map((mark) => ({ key: mark, label: t(`console.mark.${mark}`) }))}
              checked={[...marks]}
              onPick={(_, checked) => type({ marks: checked })}
            />
          )}
          {deed === "passTrips" && (
            <>
              <p>{t("console.order.bulk.passStays")}</p>
              <PassTripsPart trips={asked} chosen={provider} onChoose={(id) => type({ provider: id })} />
            </>
          )}
          {deed === "driveTrips" && (
            <>
              {asked[0] !== undefined && (
                <DriverFields
                  trip={asked[0]}
                  driver={driver}
                  onChange={(next) => {
                    setAsks(false);
                    type({ driver: next });
                  }}
                />
              )}
              <Checkbox label={t("console.tell")} checked={tell} onChange={(on) => type({ tell: on })} />
            </>
          )}
        </div>
      ) : (
        <BulkResultPart result={result} onUndo={() => void undo()} onEnd={endUndo} />
      )}
    </Dialog>
  );
}
