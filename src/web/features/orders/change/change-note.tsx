import { useQuery } from "@tanstack/react-query";
import { formatDayTime } from "#i18n/format.ts";
import { useApi } from "#web/api/api-context.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./change-note.module.css";
import { changeWindowQuery } from "./changed-order-query.ts";

/** Says above the form what of an order can be changed and until when, before anything is typed. */
export function ChangeNote({ orderId }: { readonly orderId: number }) {
  const { t, locale } = usePage();
  const { data } = useQuery(changeWindowQuery(useApi(), orderId));
  return (
    <div className={css["note"]} role="status">
      <p>{t("booking.draft.changing")}</p>
      {data && !data.ride && data.notice !== null && <p className={css["limit"]}>{data.notice}.</p>}
      {data?.ride && data.ride_until !== null && (
        <p>{t("booking.draft.changeUntil", { moment: formatDayTime(data.ride_until, locale) })}</p>
      )}
    </div>
  );
}
