import { useRef, useState } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { missingOfDriver } from "#domain/orders/trip-driver.ts";
import { TRIP_MARKS, type TripMark } from "#domain/orders/trip-mark.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { Menu } from "#ui/menu.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import { sumWords } from "#web/console/board/trip-words.ts";
import { DriverFields } from "#web/console/drivers/driver-fields.tsx";
import { fillMissing } from "#web/console/drivers/fill-missing.ts";
import { MissingPart } from "#web/console/drivers/missing-part.tsx";
import css from "./bulk-dialog.module.css";
import { BulkFrame } from "./bulk-frame.tsx";
import { isUndoable, sumsOf, type BulkDeed } from "./bulk-parts.ts";
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
  readonly marks: readonly TripMark[];
  readonly provider: number;
};

/** Providers are numbered from one. */
const providerOf = ({ provider }: BulkForm): number | undefined => (provider === 0 ? undefined : provider);

const NOBODY = { name: "", phone: "", car: "", plate: "" };

/** What will happen to several trips, with their count and sums; then what has become of each, the refused with why. */
export function BulkDialog({ deed, chosen, trips, onClose: leave }: BulkDialogProps) {
  const { t, locale } = useConsole();
  const { result, run, undo, endUndo } = useBulk();
  // What stood when the window was opened: the list goes on changing behind it.
  const [asked] = useState(trips);
  const { form, type, closing } = useTyped<BulkForm>(`bulk-${deed}`, {
    driver: NOBODY,
    tell: true,
    marks: [],
    provider: 0,
  });
  const { driver, tell, marks } = form;
  const [asks, setAsks] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  const isReady =
    deed === "passTrips"
      ? form.provider !== 0
      : deed === "driveTrips"
        ? driver.name.trim() !== ""
        : deed === "markTrips"
          ? marks.length > 0
          : true;
  const undoable = isUndoable(deed, tell);
  const runs = {
    passTrips: () => run("passTrips", asked, (named) => ({ trips: named, provider_id: form.provider })),
    driveTrips: () => run("driveTrips", asked, (named) => ({ trips: named, driver, tell }), undoable),
    markTrips: () => run("markTrips", asked, (named) => ({ trips: named, add: [...marks] })),
    confirmTrips: () => run("confirmTrips", asked, (named) => ({ trips: named }), undoable),
    seeTrips: () => run("seeTrips", asked, (named) => ({ trips: named })),
  };
  const start = () => {
    setAsks(false);
    void runs[deed]();
  };
  const ask = () => {
    if (deed === "driveTrips" && missingOfDriver(driver).length > 0) setAsks(true);
    else start();
  };
  const act = t(`console.board.bulk.${deed}`);
  return (
    <BulkFrame
      title={act}
      press={{
        label: t("console.board.bulk.do", { act, count: asked.length }),
        onPress: ask,
        isOff: !isReady,
        isBusy: false,
      }}
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
        ) : undefined
      }
      result={result}
      onUndo={() => void undo()}
      onUndoEnd={endUndo}
      onClose={closing(leave)}
    >
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
        <BulkFields
          deed={deed}
          trips={asked}
          form={form}
          onType={(fields) => {
            if (fields.driver !== undefined) setAsks(false);
            type(fields);
          }}
        />
      </div>
    </BulkFrame>
  );
}

type BulkFieldsProps = {
  readonly deed: BulkDialogProps["deed"];
  readonly trips: readonly BoardTripView[];
  readonly form: BulkForm;
  readonly onType: (fields: Partial<BulkForm>) => void;
};

/** What an action on several trips takes besides them. */
function BulkFields({ deed, trips, form, onType }: BulkFieldsProps) {
  const { t } = useConsole();
  const { marks } = form;
  const [first] = trips;
  return (
    <>
      {deed === "confirmTrips" && <p>{t("console.board.bulk.letters")}</p>}
      {deed === "markTrips" && (
        <Menu
          label={t("console.marks")}
          text={marks.length === 0 ? t("console.marks") : marks.map((mark) => t(`console.mark.${mark}`)).join(", ")}
          mode="check"
          items={TRIP_MARKS.map((mark) => ({ key: mark, label: t(`console.mark.${mark}`) }))}
          checked={[...marks]}
          onPick={(_, checked) => onType({ marks: TRIP_MARKS.filter((mark) => checked.includes(mark)) })}
        />
      )}
      {deed === "passTrips" && (
        <>
          <p>{t("console.order.bulk.passStays")}</p>
          <PassTripsPart trips={trips} chosen={providerOf(form)} onChoose={(id) => onType({ provider: id })} />
        </>
      )}
      {deed === "driveTrips" && (
        <>
          {first !== undefined && (
            <DriverFields trip={first} driver={form.driver} onChange={(driver) => onType({ driver })} />
          )}
          <Checkbox label={t("console.tell")} checked={form.tell} onChange={(on) => onType({ tell: on })} />
        </>
      )}
    </>
  );
}
