import type { BoardTripView } from "#contract/operator/board-trip.ts";
import { BellRing, Copy, GitCompareArrows, MailX, TriangleAlert } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./trip-marks.module.css";

const GLYPHS = { money: TriangleAlert, letter: MailX, duplicate: Copy } as const;

type TripMarksProps = {
  readonly trip: BoardTripView;
  /** Whether nobody has opened its order in time; whoever reads the order has. */
  readonly isUnopened?: boolean;
};

/** What stands out about a trip: a change nobody has seen, which trip of its order it is, and the staff's own marks. */
export function TripMarks({ trip, isUnopened = false }: TripMarksProps) {
  const { groups, problems, position, of, marks } = trip;
  const { t } = useConsole();
  return (
    <span className={css["marks"]}>
      {isUnopened && (
        <span className={css["mark"]} data-tone="missing">
          <Icon glyph={BellRing} size={16} />
          {t("console.staff.unopened")}
        </span>
      )}
      {groups.includes("changed") && (
        <span className={css["mark"]} data-tone="look">
          <Icon glyph={GitCompareArrows} size={16} />
          {t("console.mark.changed")}
        </span>
      )}
      {groups.includes("problem") &&
        problems.map((problem) => (
          <span key={problem} className={css["mark"]} data-tone="missing">
            <Icon glyph={GLYPHS[problem]} size={16} />
            {t(`console.board.problem.${problem}`)}
          </span>
        ))}
      {of > 1 && <span className={css["mark"]}>{t("console.nOfM", { n: position, m: of })}</span>}
      {marks.map((mark) => (
        <span key={mark} className={css["mark"]} data-tone={mark === "vip" ? "black" : undefined}>
          {t(`console.mark.${mark}`)}
        </span>
      ))}
    </span>
  );
}
