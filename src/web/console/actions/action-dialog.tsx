import type { ComponentProps, ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { startHere } from "#ui/start-here.ts";
import { useConsole } from "#web/console/app/console.tsx";
import { MeanwhilePart } from "#web/console/changes/meanwhile-part.tsx";
import css from "./action-dialog.module.css";

type ActionDialogProps = {
  readonly title: string;
  readonly look?: "wide";
  /** The button that does it; its words say what. */
  readonly press: {
    readonly label: string;
    readonly onPress: () => void;
    /** It cannot be undone. */
    readonly isFinal?: boolean;
    readonly isOff: boolean;
    readonly isBusy: boolean;
  };
  /** Leaves everything as it is; its button has the focus first, where Enter does no harm. */
  readonly leave?: string;
  /** What it comes to, above the button, so that it is always in sight. */
  readonly sums?: ReactNode;
  /** What stands in place of the button. */
  readonly footer?: ReactNode;
  /** What somebody else has done since the window was opened; undefined while nobody has. */
  readonly met?: ComponentProps<typeof MeanwhilePart> | undefined;
  /** Why it was not done. */
  readonly failure?: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/**
 * The window of an action: what somebody else did meanwhile, why it was refused, what it takes and comes to, and the button that does it. Before a
 * change of somebody else is taken over, that stands in place of the refusal.
 */
export function ActionDialog(props: ActionDialogProps) {
  const { title, look = "dialog", press, leave, sums, footer, met, failure, onClose, children } = props;
  const { t } = useConsole();
  const button = (
    <Button
      look={press.isFinal === true ? "final" : "primary"}
      wide
      disabled={press.isOff || met !== undefined}
      busy={press.isBusy}
      onClick={press.onPress}
    >
      {press.label}
    </Button>
  );
  return (
    <Dialog
      open
      onClose={onClose}
      look={look}
      title={title}
      closeLabel={t("console.close")}
      footer={
        footer ??
        (leave === undefined && sums === undefined ? (
          button
        ) : (
          <div className={css["foot"]}>
            {sums}
            {button}
            {leave !== undefined && (
              <Button look="link" size="card" onClick={onClose} ref={startHere}>
                {leave}
              </Button>
            )}
          </div>
        ))
      }
    >
      {met === undefined ? <FailureNote failure={failure} /> : <MeanwhilePart {...met} />}
      {children}
    </Dialog>
  );
}

/** Why something was not done; nothing where it was. */
export function FailureNote({ failure }: { readonly failure: string | undefined }) {
  if (failure === undefined || failure === "") return null;
  return (
    <p role="alert" className={css["failed"]}>
      {failure}
    </p>
  );
}
