import type { EndpointResult } from "#contract/wire/endpoint.ts";
import { WORK_GROUPS, type WorkGroup } from "#domain/orders/work-group.ts";
import { CircleCheck, CreditCard, GitCompareArrows, LayoutList, TriangleAlert, UserX } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import type { ConsoleCalls } from "#web/console/api/console-calls.ts";
import { useConsole } from "#web/console/app/console.tsx";
import css from "./group-strip.module.css";
import { timeLeft } from "./time-left.ts";

/** What waits for the desk, as the call tells it. */
type Work = EndpointResult<ConsoleCalls["getBoard"]>;

type GroupStripProps = {
  readonly work: Work | undefined;
  /** How many trips today and tomorrow have; undefined until they are known. */
  readonly all: number | undefined;
  readonly chosen: WorkGroup | undefined;
  readonly now: number;
  readonly onChoose: (group: WorkGroup | undefined) => void;
};

const GLYPHS = {
  "to-confirm": CircleCheck,
  changed: GitCompareArrows,
  unpaid: CreditCard,
  "driver-missing": UserX,
  problem: TriangleAlert,
} as const;

/** What waits, kind by kind, with how much of it there is: one of them, or all trips, fills the list below. */
export function GroupStrip({ work, all, chosen, now, onChoose }: GroupStripProps) {
  const { t } = useConsole();
  const soonest = (at: number | null | undefined) => {
    if (at === null || at === undefined) return t("console.none");
    const { key, values } = timeLeft(at, now);
    return t(at < now ? "console.overdue" : "console.first", {
      time: t(`console.left.${key}`, { ...values, sign: "" }),
    });
  };
  return (
    <fieldset className={css["strip"]}>
      <legend className={css["legend"]}>{t("console.groups")}</legend>
      <Group
        glyph={LayoutList}
        name={t("console.group.all")}
        count={all}
        note={t("console.twoDays")}
        checked={chosen === undefined}
        onChoose={() => onChoose(undefined)}
      />
      {WORK_GROUPS.map((group) => {
        const found = work?.groups.find((one) => one.group === group);
        return (
          <Group
            key={group}
            glyph={GLYPHS[group]}
            name={t(`console.group.${group}`)}
            count={found?.count}
            note={work === undefined ? " " : soonest(found?.soonest)}
            isProblem={group === "problem" && (found?.count ?? 0) > 0}
            checked={chosen === group}
            onChoose={() => onChoose(group)}
          />
        );
      })}
    </fieldset>
  );
}

type GroupProps = {
  readonly glyph: Parameters<typeof Icon>[0]["glyph"];
  readonly name: string;
  readonly count: number | undefined;
  readonly note: string;
  readonly isProblem?: boolean;
  readonly checked: boolean;
  readonly onChoose: () => void;
};

function Group({ glyph, name, count, note, isProblem, checked, onChoose }: GroupProps) {
  return (
    <label className={css["group"]} data-problem={isProblem || undefined}>
      <input className={css["input"]} type="radio" name="group" checked={checked} onChange={onChoose} />
      <Icon glyph={glyph} size={18} />
      <span className={css["count"]}>{count}</span>
      <span className={css["name"]}>{name}</span>
      <span className={css["note"]}>{note}</span>
    </label>
  );
}
