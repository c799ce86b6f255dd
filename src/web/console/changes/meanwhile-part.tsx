import type { ReactNode } from "react";
import type { DeskOrderView } from "#contract/operator/get-desk-order.ts";
import { formatDayTime } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import { HistoryWords } from "#web/console/orders/history-words.tsx";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import block from "./change-block.module.css";
import css from "./changes.module.css";
import { metFields, type MetField } from "./met-fields.ts";
import { newsSince } from "./news-since.ts";

type MeanwhilePartProps = {
  /** Undefined until it is read, and where something else than an order was changed. */
  readonly order?: DeskOrderView | undefined;
  /** The version that was seen. */
  readonly since?: number;
  /** What is said of something else than an order, and who did what to it. */
  readonly title?: string;
  readonly children?: ReactNode;
  /** Fields that either of the two has changed; none where the window has none that can meet. */
  readonly fields?: readonly MetField[];
  /** Takes over what the other has changed, as far as the two do not meet. */
  readonly onTake: () => void;
};

/** Somebody changed the order, or what else it is about, while a window was open: who did what and when, each field as it was, as theirs and as one's own. */
export function MeanwhilePart({ order, since = 0, title, children, fields = [], onTake }: MeanwhilePartProps) {
  const { t, locale } = useConsole();
  const isElsewhere = fields.every(({ was, theirs }) => was === theirs);
  const touched = isElsewhere ? [] : fields.filter(({ was, theirs, mine }) => was !== theirs || was !== mine);
  const words = (value: string) => value || t("console.nothing");
  return (
    <section className={css["meanwhile"]} role="alert">
      <p>
        <b>{title ?? t("console.order.meanwhile.title")}</b>
      </p>
      {order !== undefined && (
        <ul className={css["news"]}>
          {newsSince(order, since).map((one, index) => (
            // Several things may have one moment, and they have no number.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={`${one.at} ${one.what} ${index}`}>
              {t("console.order.meanwhile.by", {
                who: one.by.name || t(`console.author.${one.by.kind}`),
                time: formatDayTime(localTimeIn(ownZone(), one.at), locale),
              })}{" "}
              <HistoryWords one={one} currency={order.view.currency} />
            </li>
          ))}
        </ul>
      )}
      {children}
      {touched.length > 0 && (
        <table className={block["table"]} data-met>
          <thead>
            <tr>
              <th scope="col">{t("console.desk.what")}</th>
              <th scope="col">{t("console.desk.was")}</th>
              <th scope="col">{t("console.desk.theirs")}</th>
              <th scope="col">{t("console.desk.mine")}</th>
            </tr>
          </thead>
          <tbody>
            {touched.map(({ label, was, theirs, mine }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{words(was)}</td>
                <td>{theirs === was ? "–" : words(theirs)}</td>
                <td>{mine === was ? "–" : words(mine)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {metFields(touched).length > 0 && <p className={css["note"]}>{t("console.desk.meet")}</p>}
      <Button size="card" onClick={onTake}>
        {t(touched.length > 0 ? "console.desk.takeOver" : "console.order.meanwhile.goOn")}
      </Button>
    </section>
  );
}
