import type { DeskOrderView } from "#contract/operator/get-desk-order.ts";
import { CORRECTION_LENGTH } from "#domain/orders/state-by-hand.ts";
import { formatDayTime } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { startHere } from "#ui/start-here.ts";
import { TextArea } from "#ui/text-area.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import { ownZone } from "#web/console/board/trip-words.ts";
import changes from "#web/console/changes/changes.module.css";
import { MeanwhilePart } from "#web/console/changes/meanwhile-part.tsx";
import { useMeanwhileOf } from "#web/console/changes/use-meanwhile.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";

type YachtCorrectDialogProps = {
  readonly order: DeskOrderView;
  readonly back: { readonly state: string; readonly until: number };
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  /** Puts it right for the version that was seen; false where that failed. */
  readonly onCorrect: (body: { readonly reason: string; readonly version: number }) => Promise<boolean>;
  readonly onClose: () => void;
};

/** Puts a wrong state of a yacht right: a confirmation for money that did not come above all, whose yacht is held for its deposit again. */
export function YachtCorrectDialog({ order, back, isBusy, failure, onCorrect, onClose }: YachtCorrectDialogProps) {
  const { t, wordOf, locale } = useConsole();
  const { seen, theirs, look, takeOver, ...meanwhile } = useMeanwhileOf(order, (read) => read);
  const { form, type, forget } = useTyped(`yacht-correct-${order.order_id}`, { reason: "" });
  const isMet = meanwhile.isMet && !isBusy;
  const close = () => {
    forget();
    onClose();
  };
  const state = (one: string) => wordOf("console.state", one);
  const press = async () =>
    (await onCorrect({ reason: form.reason.trim(), version: seen.version })) ? close() : look();
  return (
    <Dialog
      open
      onClose={close}
      title={t("console.order.correctTitle", { name: order.customer.name })}
      closeLabel={t("console.close")}
      footer={
        <Button
          look="primary"
          wide
          busy={isBusy}
          disabled={form.reason.trim() === "" || isMet}
          onClick={() => void press()}
        >
          {t("console.order.correct", { state: state(back.state) })}
        </Button>
      }
    >
      <div className={changes["form"]}>
        {isMet && (
          <MeanwhilePart
            order={meanwhile.order}
            since={seen.version}
            fields={[
              {
                label: t("console.column.state"),
                was: state(seen.view.state),
                theirs: state(theirs.view.state),
                mine: state(back.state),
              },
            ]}
            // What it was put back from may be another state by now, and its window is opened anew.
            onTake={theirs.view.state === seen.view.state ? takeOver : close}
          />
        )}
        {failure !== undefined && !isMet && (
          <p role="alert" className={changes["failed"]}>
            {failure}
          </p>
        )}
        <p className={changes["note"]}>
          <s>{state(seen.view.state)}</s> → <b>{state(back.state)}</b>
        </p>
        {back.state === "placed" && <p className={changes["note"]}>{t("console.deskrest.yacht.heldAgain")}</p>}
        <p className={changes["note"]}>
          {t("console.order.correctUntil", { time: formatDayTime(localTimeIn(ownZone(), back.until), locale) })}
        </p>
        <TextArea
          label={t("console.order.correctReason")}
          hint={t("console.desk.reasonHint")}
          value={form.reason}
          most={CORRECTION_LENGTH}
          onChange={(reason) => type({ reason })}
          ref={startHere}
        />
      </div>
    </Dialog>
  );
}
