import { useState, type ReactNode } from "react";
import { TEXT_LIMITS } from "#domain/booking/free-text.ts";
import { DECLINE_REASONS, saysWhy, type DeclineReason } from "#domain/requests/decline.ts";
import type { RequestKind } from "#domain/requests/request-state.ts";
import { Select } from "#ui/select.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { ActionDialog } from "#web/console/actions/action-dialog.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { readStored, writeStored } from "#web/lib/stored-values.ts";
import css from "./request-page.module.css";

type TurnDownDialogProps = {
  readonly kind: "decline" | "close";
  readonly requestKind: RequestKind;
  /** Session storage key of what is typed, which outlives the window. */
  readonly draft: string;
  readonly said: ReactNode;
  readonly isBusy: boolean;
  readonly onDecline: (decline: {
    readonly reason: DeclineReason;
    readonly words: string;
    readonly other_way: string;
  }) => Promise<boolean>;
  readonly onCloseRequest: (note: string) => Promise<boolean>;
  readonly onClose: () => void;
};

type Typed = { readonly reason: DeclineReason; readonly words: string; readonly otherWay: string };

/** Turns a request down with a reason that whoever asked reads, or closes it with a note that stays with the staff. */
export function TurnDownDialog(props: TurnDownDialogProps) {
  const { kind, requestKind, draft, said, isBusy, onDecline, onCloseRequest, onClose } = props;
  const { t } = useConsole();
  const [typed, setTyped] = useState((): Typed => storedTyped(draft));
  const type = (fields: Partial<Typed>) => {
    const next = { ...typed, ...fields };
    setTyped(next);
    writeStored("session", draft, next);
  };
  const isDecline = kind === "decline";
  const isReady = isDecline ? saysWhy(typed) : typed.words.trim() !== "";
  const send = async () => {
    const isDone = isDecline
      ? await onDecline({ reason: typed.reason, words: typed.words.trim(), other_way: typed.otherWay.trim() })
      : await onCloseRequest(typed.words.trim());
    if (!isDone) return;
    writeStored("session", draft, undefined);
    onClose();
  };
  return (
    <ActionDialog
      title={t(isDecline ? "console.requests.declineTitle" : "console.requests.closeTitle")}
      press={{
        label: t(isDecline ? "console.requests.declineSend" : "console.requests.closeSend"),
        onPress: () => void send(),
        isOff: !isReady,
        isBusy,
      }}
      onClose={onClose}
    >
      {said !== undefined && (
        <div role="alert" className={css["failed"]}>
          {said}
        </div>
      )}
      {isDecline && (
        <Select
          label={t("console.requests.reason")}
          value={typed.reason}
          options={DECLINE_REASONS.map((reason) => ({
            value: reason,
            label: t(`console.requests.reason.${reason}`),
          }))}
          onChange={(value) => type({ reason: DECLINE_REASONS.find((one) => one === value) ?? typed.reason })}
        />
      )}
      <TextArea
        label={t(isDecline ? "console.requests.words" : "console.requests.note")}
        hint={t(isDecline ? "console.requests.wordsHint" : "console.requests.noteHint")}
        value={typed.words}
        most={TEXT_LIMITS.comment}
        onChange={(words) => type({ words })}
      />
      {isDecline && (
        <TextArea
          label={t(requestKind === "way" ? "console.requests.otherWay" : "console.requests.otherYacht")}
          value={typed.otherWay}
          most={TEXT_LIMITS.comment}
          onChange={(otherWay) => type({ otherWay })}
        />
      )}
    </ActionDialog>
  );
}

function storedTyped(draft: string): Typed {
  const stored = readStored("session", draft);
  const known = typeof stored === "object" && stored !== null ? (stored as Partial<Typed>) : {};
  return {
    reason: DECLINE_REASONS.find((reason) => reason === known.reason) ?? "nothing-free",
    words: typeof known.words === "string" ? known.words : "",
    otherWay: typeof known.otherWay === "string" ? known.otherWay : "",
  };
}
