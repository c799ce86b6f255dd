import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useTyped } from "#web/console/app/use-typed.ts";
import { useMeanwhileOf } from "#web/console/changes/use-meanwhile.ts";
import { CorrectFields } from "#web/console/states/correct-fields.tsx";
import css from "#web/console/states/states.module.css";

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
