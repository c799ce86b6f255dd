import { usePage } from "#web/page/page.tsx";
import css from "./list-title.module.css";

type ListTitleProps = {
  readonly id: string;
  readonly text: string;
  /** The classes in the list; undefined while they are asked for. */
  readonly count: number | undefined;
};

/** The heading of a list of cars, and how many classes are in it. */
export function ListTitle({ id, text, count }: ListTitleProps) {
  const { t } = usePage();
  return (
    <h2 id={id}>
      {text} {count !== undefined && <span className={css["count"]}>{t("prices.count", { count })}</span>}
    </h2>
  );
}
