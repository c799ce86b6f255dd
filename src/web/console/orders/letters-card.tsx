import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { formatDayTime } from "#i18n/format.ts";
import { ApiError } from "#web/api/api-error.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { DeskCard } from "./desk-card.tsx";
import css from "./letters-card.module.css";

type LettersCardProps = {
  readonly orderId: number;
  /** Whether letters that did not go may be sent again. */
  readonly mayMend: boolean;
};

/** The letters and texts about an order: which have gone, which wait, and which did not go and why. */
export function LettersCard({ orderId, mayMend }: LettersCardProps) {
  const { t, api, locale } = useConsole();
  const client = useQueryClient();
  const key = ["board", "letters", orderId];
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api("findLetters", { params: { order_id: orderId }, signal }),
  });
  const again = useMutation({
    mutationFn: (messageId: number) =>
      api("sendLetterAgain", { params: { order_id: orderId }, body: { message_id: messageId } }),
    onSuccess: (letters) => client.setQueryData(key, letters),
  });
  const moment = (at: number) => formatDayTime(localTimeIn(ownZone(), at), locale);
  return (
    <DeskCard title={t("console.letters")}>
      {again.error !== null && (
        <p role="alert" className={css["failed"]}>
          {again.error instanceof ApiError && again.error.message !== "" ? again.error.message : t("console.unknown")}
        </p>
      )}
      {data?.letters.length === 0 && <p className={css["state"]}>{t("console.noLetters")}</p>}
      <ul className={css["list"]}>
        {data?.letters.map(({ message_id: id, kind, to, state, at, sent_at: sentAt, problem }) => (
          <li key={id} className={css["letter"]}>
            <span title={to ?? undefined}>{t(`console.letter.${kind}`)}</span>
            <span className={css["state"]} data-state={state}>
              {t(`console.letterState.${state}`, { time: moment(sentAt ?? at), problem: problem ?? "" })}
            </span>
            {mayMend && (state === "failed" || state === "held") && (
              <BarButton disabled={again.isPending} onClick={() => again.mutate(id)}>
                {t("console.sendAgain")}
              </BarButton>
            )}
          </li>
        ))}
      </ul>
    </DeskCard>
  );
}
