import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { emailFault, readEmail } from "#domain/booking/email.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { OptionalMark } from "#ui/optional-mark.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useApi } from "#web/api/api-context.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./link-again.module.css";

type LinkAgainProps = {
  /** The number of the booking, where it is known. */
  readonly known?: string;
};

/** Sends the link of a booking to its own address once more; what is said does not tell whether there is one. */
export function LinkAgain({ known = "" }: LinkAgainProps) {
  const { t } = usePage();
  const api = useApi();
  const [email, setEmail] = useState("");
  const [number, setNumber] = useState(known);
  const [isPressed, setPressed] = useState(false);
  const orderId = /^\s*(\d{1,9}|1\d{9})(-\d)?\s*$/.exec(number)?.[1];
  const send = useMutation({
    mutationFn: () =>
      api("sendOrderLink", {
        body: { email: readEmail(email), ...(orderId !== undefined && { order_id: Number(orderId) }) },
        keep: true,
      }),
  });
  const wrong = {
    email: emailFault(email) === undefined ? undefined : t("orders.list.link.emailWrong"),
    number: number.trim() === "" || orderId !== undefined ? undefined : t("orders.list.link.numberWrong"),
  };
  const submit = () => {
    setPressed(true);
    const fault = (["email", "number"] as const).find((field) => wrong[field] !== undefined);
    if (fault !== undefined) return document.getElementById(`link-${fault}`)?.focus();
    send.mutate();
  };
  return (
    <Card title={t("orders.list.link.title")}>
      <form
        className={css["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!send.isPending) submit();
        }}
      >
        <p className={css["note"]}>{t("orders.list.link.note")}</p>
        <TextField
          id="link-email"
          type="email"
          label={t("orders.list.link.email")}
          value={email}
          error={isPressed ? wrong.email : undefined}
          required
          autoComplete="email"
          onChange={setEmail}
        />
        <TextField
          id="link-number"
          label={t("orders.list.link.number")}
          optional={<OptionalMark>{t("common.optional")}</OptionalMark>}
          value={number}
          error={isPressed ? wrong.number : undefined}
          inputMode="numeric"
          autoComplete="off"
          onChange={setNumber}
        />
        <Button type="submit" look={known === "" ? "secondary" : "primary"} busy={send.isPending}>
          {t("orders.list.link.send")}
        </Button>
        <p role="status">{send.isSuccess && t("orders.list.link.sent", { email: readEmail(email) })}</p>
        <p className={css["failed"]} role="alert">
          {send.isError && (send.error.message || t("common.offline"))}
        </p>
      </form>
    </Card>
  );
}
