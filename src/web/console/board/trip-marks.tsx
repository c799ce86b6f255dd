import { useQuery } from "@tanstack/react-query";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { BellRing, Copy, GitCompareArrows, Languages, MailX, Phone, TriangleAlert, Undo2 } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { marksThatFit, type MarkRoom } from "#web/console/lists/marks-that-fit.ts";
import { workQuery } from "./board-queries.ts";
import css from "./trip-marks.module.css";

const GLYPHS = {
  money: TriangleAlert,
  dispute: TriangleAlert,
  refunded: Undo2,
  receipt: TriangleAlert,
  letter: MailX,
  duplicate: Copy,
} as const;

interface Mark {
  readonly key: string;
  readonly text: string;
  readonly glyph?: typeof Copy;
  readonly tone?: "look" | "missing" | "black";
}

/** What stands out about a trip: a change nobody has seen, a name that paper shows in other letters, which trip of its order it is, and the staff's own marks. */
function useMarks(
  { groups, problems, position, of, marks, printed_name: printed, reach }: BoardTripView,
  isUnopened: boolean,
): readonly Mark[] {
  const { t } = useConsole();
  const found: (Mark | false)[] = [
    reach === "call" && { key: "call", text: t("console.mark.cannotWrite"), glyph: Phone, tone: "look" },
    isUnopened && { key: "unopened", text: t("console.staff.unopened"), glyph: BellRing, tone: "missing" },
    groups.includes("changed") && {
      key: "changed",
      text: t("console.mark.changed"),
      glyph: GitCompareArrows,
      tone: "look",
    },
    ...(groups.includes("problem") ? problems : []).map((problem): Mark => ({
      key: problem,
      text: t(`console.board.problem.${problem}`),
      glyph: GLYPHS[problem],
      tone: "missing",
    })),
    printed !== null && {
      key: "printed",
      text: t("console.mark.printed", { name: printed }),
      glyph: Languages,
      tone: "look",
    },
    of > 1 && { key: "of", text: t("console.nOfM", { n: position, m: of }) },
    ...marks.map((mark): Mark => ({
      key: mark,
      text: t(`console.mark.${mark}`),
      ...(mark === "vip" && { tone: "black" }),
    })),
  ];
  return found.filter((mark) => mark !== false);
}

type TripMarksProps = {
  readonly trip: BoardTripView;
  /** Whether nobody has opened its order in time; whoever reads the order has. */
  readonly isUnopened?: boolean;
  /** Where there is little room, those that fit stand there whole, and the others are counted behind them. */
  readonly room?: MarkRoom;
};

/** The marks of a trip; none of them is cut. */
export function TripMarks({ trip, isUnopened = false, room }: TripMarksProps) {
  const marks = useMarks(trip, isUnopened);
  const count =
    room === undefined
      ? marks.length
      : marksThatFit(
          marks.map(({ text, glyph }) => ({ text, hasIcon: glyph !== undefined })),
          room,
        );
  const others = marks.slice(count).map(({ text }) => text);
  return (
    <span className={css["marks"]}>
      {marks.slice(0, count).map(({ key, text, glyph, tone }) => (
        <span key={key} className={css["mark"]} data-tone={tone}>
          {glyph !== undefined && <Icon glyph={glyph} size={16} />}
          {text}
        </span>
      ))}
      {others.length > 0 && (
        <span className={css["mark"]} title={others.join(", ")}>
          <span aria-hidden="true">+{others.length}</span>
          <VisuallyHidden>{others.join(", ")}</VisuallyHidden>
        </span>
      )}
    </span>
  );
}

/** All marks of the trip in focus, where a row may have had no room for some of them. */
export function FocusMarks({ trip }: { readonly trip: BoardTripView }) {
  const { api } = useConsole();
  const { data: work } = useQuery(workQuery(api));
  const isUnopened = work?.unopened.includes(trip.order_id) ?? false;
  const count = useMarks(trip, isUnopened).length;
  return count > 1 && <TripMarks trip={trip} isUnopened={isUnopened} />;
}
