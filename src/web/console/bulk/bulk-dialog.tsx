import { useState } from "react";
import type { BoardTripView } from "#contract/operator/board-trip.ts";
import { DRIVER_LENGTHS } from "#domain/orders/trip-driver.ts";
import { TRIP_MARKS } from "#domain/orders/trip-mark.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { Menu } from "#ui/menu.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { sumWords } from "#web/console/board/trip-words.ts";
import css from "./bulk-dialog.module.css";
import { sumsOf, type BulkDeed } from "./bulk-parts.ts";
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

const NOBODY = { name: "", phone: "", car: "", plate: "" };

/** What will happen to several trips, with their count and sums; then what has become of each, the refused with why. */
export function BulkDialog({ deed, chosen, trips, onClose }: BulkDialogProps) {
  const { t, locale } = useConsole();
  const { result, run } = useBulk();
  // What stood when the window was opened: the list goes on changing behind it.
  const [asked] = useState(trips);
  const [driver, setDriver] = useState(NOBODY);
  const [tell, setTell] = useState(true);
  const [marks, setMarks] = useState<readonly string[]>([]);
  const [provider, setProvider] = useState<number>();
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
  const act = t(`console.board.bulk.${deed}`);
  return (
    <Dialog
      open
      onClose={() => onClose(result !== undefined)}
      title={act}
      closeLabel={t("console.close")}
      footer={
        result === undefined ? (
          <Button look="primary" wide disabled={!isReady} onClick={() => void run(deed, asked, more)}>
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
        <div className={css["form"]}>
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
              onPick={(_, checked) => setMarks(checked)}
            />
          )}
          {deed === "passTrips" && (
            <>
              <p>{t("console.order.bulk.passStays")}</p>
              <PassTripsPart trips={asked} chosen={provider} onChoose={setProvider} />
            </>
          )}
          {deed === "driveTrips" && (
            <>
              {(["name", "phone", "car", "plate"] as const).map((member) => (
                <TextField
                  key={member}
                  label={t(`console.driver${member.slice(0, 1).toUpperCase()}${member.slice(1)}`)}
                  value={driver[member]}
                  maxLength={DRIVER_LENGTHS[member]}
                  onChange={(value) => setDriver({ ...driver, [member]: value })}
                />
              ))}
              <Checkbox label={t("console.tell")} checked={tell} onChange={setTell} />
            </>
          )}
        </div>
      ) : (
        <BulkResultPart result={result} />
      )}
    </Dialog>
  );
}
