import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { formatDayTime } from "#i18n/format.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { ownZone } from "#web/console/board/trip-words.ts";
import { localTimeIn } from "#web/lib/local-time-in.ts";
import { DeskCard } from "./desk-card.tsx";
import css from "./notes-card.module.css";

type NotesCardProps = {
  readonly notes: DeskOrderView["notes"];
  /** Undefined for whoever may only read them. */
  readonly onAdd: (() => void) | undefined;
};

/** What the staff has written beside an order. */
export function NotesCard({ notes, onAdd }: NotesCardProps) {
  const { t, locale } = useConsole();
  return (
    <DeskCard
      title={t("console.notes")}
      aside={
        onAdd && (
          <BarButton command="note" onClick={onAdd}>
            {t("console.add")}
          </BarButton>
        )
      }
    >
      <p className={css["who"]}>{t("console.notesLead")}</p>
      {notes.map(({ note_id: id, text, at, by }) => (
        <div key={id} className={css["note"]}>
          <p className={css["text"]}>{text}</p>
          <p className={css["who"]}>
            <bdi>{by.name}</bdi>, {formatDayTime(localTimeIn(ownZone(), at), locale)}
          </p>
        </div>
      ))}
    </DeskCard>
  );
}
