import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { byHandOf } from "#domain/orders/order-account.ts";
import { isOnOurSide, type StaffCancelReason } from "#domain/orders/staff-cancel.ts";
import { addWhole } from "#domain/values/money.ts";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { CancelReasonFields, isReasonTold, type CancelReason } from "#web/console/actions/cancel-reason-fields.tsx";
import { FeeSwitch } from "#web/console/actions/fee-switch.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import { sumWords } from "#web/console/board/trip-words.ts";
import changes from "#web/console/changes/changes.module.css";
import { useMeanwhileOf } from "#web/console/changes/use-meanwhile.ts";
import { BackNotes } from "#web/console/money/back-notes.tsx";
import { cancelPress } from "#web/console/money/cancel-press.ts";
import { CorrectFields } from "#web/console/states/correct-fields.tsx";
import css from "#web/console/states/states.module.css";

type Cancelling = {
  readonly reason: StaffCancelReason;
  readonly text?: string;
  readonly waive?: boolean;
  readonly fee: number;
  readonly refund: number;
  readonly version: number;
};

type YachtCancelDialogProps = {
  readonly order: DeskOrderView;
  readonly isBusy: boolean;
  readonly failure: string | undefined;
  /** Cancels for what is shown; false where that failed. */
  readonly onCancel: (body: Cancelling) => Promise<boolean>;
  readonly onClose: () => void;
};

type YachtCancelForm = CancelReason & { readonly isWaived: boolean };

/** Nothing: what cannot be cancelled any more costs and returns nothing. */
const NOTHING = { fee: 0, refund: 0 } as const;

/** Cancelling a yacht: why, what is kept and what goes back, before it is done; and what others did meanwhile. A reason on our side costs nothing. */
export function YachtCancelDialog({ order, isBusy, failure, onCancel, onClose: leave }: YachtCancelDialogProps) {
  const { t, wordOf, locale } = useConsole();
  const { seen, theirs, look, takeOver, ...meanwhile } = useMeanwhileOf(order, (read) => read);
  const { form, type, closing } = useTyped<YachtCancelForm>(`yacht-cancel-${order.order_id}`, {
    reason: "traveller",
    text: "",
    isWaived: false,
  });
  const { reason, text, isWaived } = form;
  const onClose = closing(leave);
  const isClosed = (seen.view.yacht?.cancel ?? null) === null;
  const cancel = seen.view.yacht?.cancel ?? NOTHING;
  const { paid, returning, cash } = seen.view.account;
  const mayWaive = seen.may_waive && cancel.fee > 0 && !isOnOurSide(reason);
  const isFree = isOnOurSide(reason) || (mayWaive && isWaived);
  const fee = isFree ? 0 : cancel.fee;
  const refund = isFree ? paid : cancel.refund;
  // A reason on our side costs nothing at once; without the right to give the fee up, its money waits for a second person.
  const held = isOnOurSide(reason) && !seen.may_waive ? addWhole(refund, -cancel.refund) : 0;
  const byHand = byHandOf(addWhole(refund, -held), addWhole(paid, -returning, -cash, -held));
  const sum = (amount: number) => sumWords(amount, seen.view.currency, locale);
  const press = async () => {
    const said = reason === "other" ? { text: text.trim() } : {};
    const waived = mayWaive && isWaived && { waive: true };
    if (await onCancel({ reason, ...said, ...waived, fee, refund, version: seen.version })) return onClose();
    return look();
  };
  const met = (label: string, read: (one: DeskOrderView) => string) => ({
    label,
    was: read(seen),
    theirs: read(theirs),
    mine: read(seen),
  });
  return (
    <ActionDialog
      title={t("console.yachts.cancelTitle", { name: order.customer.name })}
      press={{
        label: t(cancelPress({ fee, refund, by_hand: byHand }), { fee: sum(fee), refund: sum(refund) }),
        onPress: () => void press(),
        isFinal: true,
        isOff: isClosed || !isReasonTold(form),
        isBusy,
      }}
      leave={t("console.yachts.keep")}
      // One's own action has come back before its window has closed.
      met={
        meanwhile.isMet && !isBusy
          ? {
              order: meanwhile.order,
              since: seen.version,
              fields: [
                met(t("console.column.state"), ({ view }) => wordOf("console.state", view.state)),
                met(t("console.yachts.paidSoFar"), ({ view }) => sum(view.account.paid)),
                met(t("console.yachts.fee"), ({ view }) => sum(view.yacht?.cancel?.fee ?? view.yacht?.cancel_fee ?? 0)),
              ],
              onTake: takeOver,
            }
          : undefined
      }
      failure={failure}
      onClose={onClose}
    >
      <CancelReasonFields reason={reason} text={text} onType={type} />
      {isClosed ? (
        <p className={changes["note"]}>{t("console.yachts.cannotCancel")}</p>
      ) : (
        <dl className={changes["sums"]} data-calm={fee === 0 || undefined}>
          <div className={changes["main"]}>
            <dt>{t("console.yachts.refund")}</dt>
            <dd>{sum(refund)}</dd>
          </div>
          <div>
            <dt>{t("console.yachts.fee")}</dt>
            <dd>
              {fee !== cancel.fee && <s>{sum(cancel.fee)}</s>} {sum(fee)}
            </dd>
          </div>
          <div>
            <dt>{t("console.yachts.paidSoFar")}</dt>
            <dd>{sum(paid)}</dd>
          </div>
        </dl>
      )}
      <BackNotes
        orderId={order.order_id}
        refund={refund}
        byHand={byHand}
        held={held}
        sum={sum}
        className={changes["note"]}
      />
      {mayWaive && <FeeSwitch fee={sum(cancel.fee)} on={isWaived} onType={type} />}
    </ActionDialog>
  );
}

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
  const { t, wordOf } = useConsole();
  const { seen, theirs, look, takeOver, ...meanwhile } = useMeanwhileOf(order, (read) => read);
  const { form, type, closing } = useTyped(`yacht-correct-${order.order_id}`, { reason: "" });
  const close = closing(onClose);
  const state = (one: string) => wordOf("console.state", one);
  const met = {
    order: meanwhile.order,
    since: seen.version,
    fields: [
      {
        label: t("console.column.state"),
        was: state(seen.view.state),
        theirs: state(theirs.view.state),
        mine: state(back.state),
      },
    ],
    // What it was put back from may be another state by now, and its window is opened anew.
    onTake: theirs.view.state === seen.view.state ? takeOver : close,
  };
  const press = async () =>
    (await onCorrect({ reason: form.reason.trim(), version: seen.version })) ? close() : look();
  return (
    <ActionDialog
      title={t("console.order.correctTitle", { name: order.customer.name })}
      press={{
        label: t("console.order.correct", { state: state(back.state) }),
        onPress: () => void press(),
        isOff: form.reason.trim() === "",
        isBusy,
      }}
      met={meanwhile.isMet && !isBusy ? met : undefined}
      failure={failure}
      onClose={close}
    >
      <CorrectFields was={seen.view.state} to={back.state} until={back.until} reason={form.reason} onType={type}>
        {back.state === "placed" && <p className={css["note"]}>{t("console.deskrest.yacht.heldAgain")}</p>}
      </CorrectFields>
    </ActionDialog>
  );
}
