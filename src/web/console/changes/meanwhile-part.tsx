import type { DeskOrderView } from "#contract/operator/get-desk-order.ts";
import { formatDayTime } from "#i18n/format.ts";
import { Button } from "#ui/button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import block from "./change-block.module.css";
import css from "./changes.module.css";
import { FORM_FIELDS, metFields, type TripForm } from "./trip-form.ts";

type MeanwhilePartProps = {
  readonly order: DeskOrderView;
  readonly forms: { readonly seen: TripForm; readonly theirs: TripForm; readonly mine: TripForm };
  /** Takes over what the other has changed, as far as the two do not meet. */
  readonly onTake: () => void;
};

/** Somebody changed the trip while it was open here: who and when, and each field as it was, as theirs and as one's own. */
export function MeanwhilePart({ order, forms: { seen, theirs, mine }, onTake }: MeanwhilePartProps) {
  const { t, locale } = useConsole();
  const last = order.history.find(({ what }) => what === "change");
  const touched = FORM_FIELDS.filter((name) => seen[name] !== theirs[name] || seen[name] !== mine[name]);
  const met = metFields(mine, seen, theirs);
  const words = (value: string) => value || t("console.nothing");
  const who = last === undefined ? "" : last.by.name || t(`console.author.${last.by.kind}`);
  return (
    <section className={css["meanwhile"]} role="alert">
      <p>
        <b>
          {last === undefined
            ? t("console.changedMeanwhile")
            : t("console.desk.changedBy", {
                who,
                time: formatDayTime(localTimeIn(ownZone(), last.at), locale),
              })}
        </b>
      </p>
      <table className={block["table"]}>
        <thead>
          <tr>
            <th scope="col">{t("console.desk.what")}</th>
            <th scope="col">{t("console.desk.was")}</th>
            <th scope="col">{t("console.desk.theirs")}</th>
            <th scope="col">{t("console.desk.mine")}</th>
          </tr>
        </thead>
        <tbody>
          {touched.map((name) => (
            <tr key={name}>
              <th scope="row">{t(`console.desk.form.${name}`)}</th>
              <td>{words(seen[name])}</td>
              <td>{theirs[name] === seen[name] ? "–" : words(theirs[name])}</td>
              <td>{mine[name] === seen[name] ? "–" : words(mine[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {met.length > 0 && <p className={css["note"]}>{t("console.desk.meet")}</p>}
      <Button size="card" onClick={onTake}>
        {t("console.desk.takeOver")}
      </Button>
    </section>
  );
}
