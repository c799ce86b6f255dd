import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import { TRIP_MARKS } from "#domain/orders/trip-mark.ts";
import { Check, CheckCheck, ChevronRight, IdCard, MessageSquareText, Pencil, Phone } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { Menu } from "#ui/menu.tsx";
import { useMedia } from "#ui/use-media.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole, type Console } from "#web/console/app/console.tsx";
import { appliesTo } from "#web/console/bulk/bulk-parts.ts";
import type { KeyCommand } from "#web/console/keys/key-table.ts";
import { SaidPart } from "#web/console/live/said-part.tsx";
import { UndoPart } from "#web/console/live/undo-part.tsx";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import css from "./focus-bar.module.css";
import { FocusMarks } from "./trip-marks.tsx";
import { endsOf, pickupWords } from "./trip-words.ts";

type FocusBarProps = {
  readonly trip: BoardTripView | undefined;
  /** What was in focus and has left the list since: it is named, and only opened. */
  readonly gone?: BoardTripView | undefined;
  /** Said while no trip is in focus, so that the bar is never an empty stripe. */
  readonly hint?: string | undefined;
  readonly actions: OrderActions;
  readonly may: { readonly drive: boolean; readonly mark: boolean; readonly note: boolean };
  /** Absent where the trip is open already. */
  readonly onOpen?: (trip: BoardTripView) => void;
  readonly onDriver: () => void;
  /** Absent where the trip cannot be changed, or not here. */
  readonly onChange?: () => void;
  /** Chooses the trip as one of several; absent where there is no list. */
  readonly onChoose?: () => void;
  readonly onNote: () => void;
};

/** What can be done to the trip in focus, always in the same places, and the last confirmation while it may be taken back. */
export function FocusBar(props: FocusBarProps) {
  const { trip, gone, hint = "", actions, onOpen } = props;
  const { t, locale } = useConsole();
  const isPhone = useMedia("(max-width: 1023px)");
  const { said, undoable } = actions;
  const named = trip ?? gone;
  const ends = trip && endsOf(trip);
  const steps = stepsOf(props, t);
  const open: Step[] =
    named === undefined || onOpen === undefined
      ? []
      : [
          {
            key: "open",
            label: t("console.open"),
            ...(trip && { command: "open" as const }),
            glyph: ChevronRight,
            run: () => onOpen(named),
          },
        ];
  const choose: Step[] =
    props.onChoose === undefined
      ? []
      : [
          {
            key: "choose",
            label: t("console.board.bulk.choose"),
            command: "select",
            glyph: Check,
            run: props.onChoose,
          },
        ];
  const all = [...steps, ...open, ...choose];
  // One row under the thumb: the next steps in it, whatever else there is behind its last button.
  const room = trip === undefined ? all.length : trip.phone ? 2 : 3;
  const first = isPhone ? all.slice(0, room) : all.filter(({ key }) => !isAfterMarks(key));
  const rest = isPhone ? all.slice(room) : all.filter(({ key }) => isAfterMarks(key));
  const marked = trip !== undefined && props.may.mark ? trip : undefined;
  const isEmpty = named === undefined && all.length === 0 && said === undefined && undoable === undefined;
  return (
    <div className={css["bar"]} data-empty={isEmpty || undefined}>
      {isEmpty && <p className={css["hint"]}>{hint}</p>}
      {named !== undefined && (
        <p className={css["of"]}>
          <b>
            {pickupWords(named.pickup, locale).there}, {named.name}
          </b>
          <span>{ends === undefined ? t("console.bar.gone") : [ends.from, ends.to].filter(Boolean).join(" → ")}</span>
        </p>
      )}
      <div className={css["doings"]} data-doings>
        {trip?.phone && (
          <a className={css["call"]} href={`tel:${trip.phone}`}>
            <Icon glyph={Phone} size={20} />
            {t("console.bar.call")}
          </a>
        )}
        {first.map((step) => (
          <StepButton key={step.key} step={step} isPhone={isPhone} />
        ))}
        {!isPhone && marked !== undefined && (
          <span className={css["marks"]}>
            <Menu
              label={t("console.marks")}
              text={t("console.marks")}
              mode="check"
              items={TRIP_MARKS.map((mark) => ({ key: mark, label: t(`console.mark.${mark}`) }))}
              checked={marked.marks}
              onPick={(_, checked) => void actions.mark(marked, checked)}
            />
          </span>
        )}
        {!isPhone && rest.map((step) => <StepButton key={step.key} step={step} isPhone={false} />)}
        {isPhone && (rest.length > 0 || marked !== undefined) && (
          <span className={css["more"]}>
            <MoreMenu rest={rest} marked={marked} onMark={(one, marks) => void actions.mark(one, marks)} />
          </span>
        )}
      </div>
      {trip !== undefined && (
        <span className={css["all"]}>
          <FocusMarks trip={trip} />
        </span>
      )}
      <div className={css["said"]} role="status" data-bad={said?.isBad || undefined}>
        <SaidPart said={said} />
      </div>
      {undoable !== undefined && (
        <UndoPart
          key={undoable.until}
          until={undoable.until}
          onEnd={actions.endUndo}
          onUndo={() => void actions.undo(undoable)}
        />
      )}
    </div>
  );
}

/** One thing that can be done. */
interface Step {
  readonly key: string;
  readonly label: string;
  readonly command?: KeyCommand;
  readonly glyph: Parameters<typeof Icon>[0]["glyph"];
  readonly primary?: boolean;
  readonly disabled?: boolean;
  readonly run: () => void;
}

const isAfterMarks = (key: string): boolean => key === "note" || key === "open" || key === "choose";

/** What can be done to the trip itself, the next step first. */
function stepsOf(props: FocusBarProps, t: Console["t"]): readonly Step[] {
  const { trip, actions, may, onDriver, onChange, onNote } = props;
  const change: Step[] =
    onChange === undefined
      ? []
      : [{ key: "change", label: t("console.desk.change"), command: "change", glyph: Pencil, run: onChange }];
  if (trip === undefined) return change;
  const isWaiting = trip.groups.includes("to-confirm");
  const steps: readonly (Step | false)[] = [
    may.drive &&
      isWaiting && {
        key: "confirm",
        label: t("console.confirm"),
        command: "confirm",
        glyph: Check,
        primary: true,
        disabled: actions.isBusy,
        run: () => void actions.confirm(trip),
      },
    may.mark &&
      trip.groups.includes("changed") && {
        key: "seen",
        label: t("console.see"),
        command: "seen",
        glyph: CheckCheck,
        primary: !isWaiting,
        run: () => void actions.see(trip),
      },
    may.drive &&
      appliesTo("driveTrips", trip) && {
        key: "driver",
        label: t("console.driver"),
        command: "driver",
        glyph: IdCard,
        run: onDriver,
      },
    ...change,
    may.note && { key: "note", label: t("console.note"), command: "note", glyph: MessageSquareText, run: onNote },
  ];
  return steps.filter((step) => step !== false);
}

function StepButton({ step, isPhone }: { readonly step: Step; readonly isPhone: boolean }) {
  const { label, command, glyph, primary = false, disabled = false, run } = step;
  return (
    <BarButton
      {...{ primary, disabled }}
      {...(command && { command })}
      icon={isPhone && <Icon glyph={glyph} size={20} />}
      onClick={run}
    >
      {label}
    </BarButton>
  );
}

type MoreMenuProps = {
  readonly rest: readonly Step[];
  readonly marked: BoardTripView | undefined;
  readonly onMark: (trip: BoardTripView, marks: readonly string[]) => void;
};

/** What has no room in the one row of a phone, and the marks as words of their own. */
function MoreMenu({ rest, marked, onMark }: MoreMenuProps) {
  const { t } = useConsole();
  const has = (mark: string) => marked?.marks.some((one) => one === mark) ?? false;
  const marks = marked === undefined ? [] : TRIP_MARKS;
  const pick = (key: string) => {
    const step = rest.find((one) => one.key === key);
    if (step !== undefined) return step.run();
    if (marked !== undefined)
      onMark(
        marked,
        TRIP_MARKS.filter((mark) => has(mark) !== (mark === key)),
      );
  };
  return (
    <Menu
      label={t("console.bar.more")}
      text={t("console.bar.more")}
      items={[
        ...rest.map(({ key, label, disabled = false }) => ({ key, label, disabled })),
        ...marks.map((mark, at) => ({
          key: mark,
          label: t(has(mark) ? "console.bar.unmark" : "console.bar.mark", { mark: t(`console.mark.${mark}`) }),
          apart: at === 0 && rest.length > 0,
        })),
      ]}
      onPick={pick}
    />
  );
}
