import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { isPaidOnline } from "#domain/orders/pay-by.ts";
import { ApiError } from "#web/api/api-error.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useWindowValue } from "#web/console/app/use-window.ts";
import { LetterList } from "#web/console/letters/letter-list.tsx";
import { LETTERS_LOOK_MS, lettersKey } from "#web/console/letters/letters-key.ts";
import { DeskCard } from "./desk-card.tsx";
import css from "./letters-card.module.css";

const OwnLetterDialog = lazy(() =>
  import("#web/console/letters/own-letter-dialog.tsx").then((file) => ({ default: file.OwnLetterDialog })),
);

type LettersCardProps = {
  readonly order: DeskOrderView;
  /** The one in focus, whose fields a letter names; none of a yacht. */
  readonly trip?: BoardTripView;
  /** Whether letters may be written and sent again. */
  readonly mayWrite: boolean;
};

/** The letters and texts about an order: which have gone, which wait, which did not go and why; and new ones. */
export function LettersCard({ order, trip, mayWrite }: LettersCardProps) {
  const { t, api } = useConsole();
  const client = useQueryClient();
  const { order_id: orderId, customer, view } = order;
  const [isWriting, setWriting] = useWindowValue<boolean>(`letter-of-${orderId}`);
  const [said, setSaid] = useState<string>();
  const { data } = useQuery({
    queryKey: lettersKey(orderId),
    queryFn: ({ signal }) => api("findLetters", { params: { order_id: orderId }, signal }),
    // Letters go by themselves, and no change of an order tells of it.
    refetchInterval: LETTERS_LOOK_MS,
  });
  const sending = useMutation({
    mutationFn: (messageId: number | "link") =>
      messageId === "link"
        ? api("sendLinkAgain", { params: { order_id: orderId }, body: {} })
        : api("sendLetterAgain", { params: { order_id: orderId }, body: { message_id: messageId } }),
    onMutate: () => setSaid(undefined),
    onSuccess: (letters, messageId) => {
      client.setQueryData(lettersKey(orderId), letters);
      if (messageId === "link") setSaid(t("console.letters.linkSent"));
    },
  });
  const failure = sending.error && (sending.error instanceof ApiError ? sending.error.message : "");
  const reach = order.trips[0]?.reach ?? (customer.email === "" ? "call" : "email");
  const isDue = view.account.due > 0 && isPaidOnline(view.pay_by);
  return (
    <DeskCard title={t("console.letters")}>
      <LetterList
        about={{ orderId }}
        letters={data?.letters ?? []}
        onAgain={mayWrite ? (id) => sending.mutate(id) : undefined}
        isBusy={sending.isPending}
        failure={failure === null ? undefined : failure || t("console.unknown")}
      />
      {mayWrite && reach !== "call" && (
        <div className={css["doings"]}>
          {reach === "email" && <BarButton onClick={() => setWriting(true)}>{t("console.letters.write")}</BarButton>}
          <BarButton disabled={sending.isPending} onClick={() => sending.mutate("link")}>
            {t(isDue ? "console.letters.payLink" : "console.letters.link")}
          </BarButton>
        </div>
      )}
      <p role="status" className={css["said"]}>
        {said}
      </p>
      <Suspense>
        {isWriting && (
          <OwnLetterDialog
            orderId={orderId}
            tripId={trip?.trip_id}
            name={customer.name}
            lang={customer.lang}
            onClose={(isSent) => {
              setWriting(false);
              setSaid(isSent ? t("console.letters.sent") : undefined);
            }}
          />
        )}
      </Suspense>
    </DeskCard>
  );
}
