import type { ReactNode } from "react";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { Button } from "#ui/button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { OrderNews } from "#web/console/live/order-news.tsx";
import block from "./change-block.module.css";
import css from "./changes.module.css";
import { metFields, type MetField } from "./met-fields.ts";

type MeanwhilePartProps = {
  /** Undefined until it is read, and where something else than an order was changed. */
  readonly order?: DeskOrderView | undefined;
  /** The version that was seen, or the history that was. */
  readonly since?: number | DeskOrderView["history"];
  /** What is said of something else than an order, and who did what to it. */
  readonly title?: string;
  readonly children?: ReactNode;
  /** Fields that either of the two has changed; none where the window has none that can meet. */
  readonly fields?: readonly MetField[];
  /** Takes over what the other has changed, as far as the two do not meet. */
  readonly onTake: () => void;
  /** Where there is nothing to take over. */
  readonly takeLabel?: string | undefined;
};

/** Somebody changed the order, or what else it is about, while a window was open: who did what and when, each field as it was, as theirs and as one's own. */
export function MeanwhilePart({
  order,
  since = 0,
  title,
  children,
  fields = [],
  onTake,
  takeLabel,
}: MeanwhilePartProps) {
  const { t } = useConsole();
  const isElsewhere = fields.every(({ was, theirs }) => was === theirs);
  const touched = isElsewhere ? [] : fields.filter(({ was, theirs, mine }) => was !== theirs || was !== mine);
  const words = (value: string) => value || t("console.nothing");
  return (
    <section className={css["meanwhile"]} role="alert">
      <p>
        <b>{title ?? t("console.order.meanwhile.title")}</b>
      </p>
      {order !== undefined && <OrderNews order={order} since={since} />}
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
        {takeLabel ?? t(touched.length > 0 ? "console.desk.takeOver" : "console.order.meanwhile.goOn")}
      </Button>
    </section>
  );
}
