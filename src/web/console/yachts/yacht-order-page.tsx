import { useLocation } from "wouter";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import type { YachtView } from "#contract/orders/yacht-orders.ts";
import type { TripState as State } from "#domain/orders/trip-state.ts";
import { momentOf, resolveLocalTime } from "#domain/values/zoned-time.ts";
import { mayMoveYacht, YACHT_MOVES } from "#domain/yachts/yacht-moves.ts";
import { CircleSlash } from "#ui/glyphs.ts";
import { Icon } from "#ui/icon.tsx";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { useAddress } from "#web/console/app/address.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { PageHead } from "#web/console/app/page-head.tsx";
import frame from "#web/console/app/page.module.css";
import { useWindow } from "#web/console/app/use-window.ts";
import { TripState } from "#web/console/board/trip-state.tsx";
import { useKeys } from "#web/console/keys/use-keys.ts";
import { SaidPart } from "#web/console/live/said-part.tsx";
import { AccountCard } from "#web/console/orders/account-card.tsx";
import { AlsoHere } from "#web/console/orders/also-here.tsx";
import { HistoryCard } from "#web/console/orders/history-card.tsx";
import { LettersCard } from "#web/console/orders/letters-card.tsx";
import { NoteDialog } from "#web/console/orders/note-dialog.tsx";
import { NotesCard } from "#web/console/orders/notes-card.tsx";
import { PersonCard } from "#web/console/orders/person-card.tsx";
import { useYachtActions } from "./use-yacht-actions.ts";
import { YachtCard } from "./yacht-card.tsx";
import { YachtCancelDialog, YachtCorrectDialog } from "./yacht-dialogs.tsx";
import css from "./yacht-order-page.module.css";

type YachtOrderPageProps = { readonly order: DeskOrderView; readonly yacht: YachtView };

/** An order of kind yacht for the staff: what was bought, its money, its letters and notes, and where it stands by hand. */
export function YachtOrderPage({ order, yacht }: YachtOrderPageProps) {
  const { t, wordOf } = useConsole();
  const [, go] = useLocation();
  const address = useAddress();
  const rights = useRights();
  const actions = useYachtActions({ orderId: order.order_id, version: order.version });
  const [window, setWindow] = useWindow<"cancel" | "correct" | "note">("yacht", order.order_id);
  const leave = () => (history.length > 1 ? history.back() : go(address("/console/yachts")));
  const back = rights("driving") === "works" ? (order.steps[0]?.back ?? undefined) : undefined;
  const failure = actions.said?.isBad === true ? actions.said.text : undefined;
  const mayNote = rights("notes") === "works";
  const state = order.view.state as State;
  const startsAt = momentOf(resolveLocalTime(yacht.starts, yacht.zone)) ?? 0;
  const moves =
    rights("driving") === "works" ? YACHT_MOVES.filter((to) => mayMoveYacht({ state, startsAt }, to, order.now)) : [];
  useKeys({ back: leave, ...(mayNote && { note: () => setWindow("note") }) });
  return (
    <div className={frame["page"]} data-bar>
      <PageHead
        title={order.customer.name || yacht.vessel}
        back={{ label: t("console.yachts.title"), onPress: leave }}
        look="ruled"
      >
        <p className={frame["number"]}>{t("console.orderNumber", { number: order.order_id })}</p>
        <TripState state={state} />
        <AlsoHere orderId={order.order_id} />
        {moves.map((to) => (
          <BarButton
            key={to}
            disabled={actions.isBusy}
            onClick={() => void actions.move({ state: to }, state, t(`console.yachts.done.${to}`))}
          >
            {t(`console.yachts.move.${to}`)}
          </BarButton>
        ))}
        {back !== undefined && (
          <BarButton onClick={() => setWindow("correct")}>
            {t("console.order.correct", { state: wordOf("console.state", back.state) })}
          </BarButton>
        )}
        {rights("changing") === "works" && yacht.cancel !== null && (
          <BarButton icon={<Icon glyph={CircleSlash} size={16} />} onClick={() => setWindow("cancel")}>
            {t("console.yachts.cancel")}
          </BarButton>
        )}
      </PageHead>
      <div role="status" className={css["said"]} data-bad={actions.said?.isBad || undefined}>
        <SaidPart said={actions.said} />
      </div>
      <div className={frame["columns"]}>
        <div className={frame["column"]}>
          <YachtCard order={order} yacht={yacht} />
          <HistoryCard orderId={order.order_id} history={order.history} currency={order.view.currency} />
        </div>
        <div className={frame["column"]}>
          <AccountCard order={order} mayWriteCash={rights("cash") === "works"} />
          <PersonCard order={order} />
          <LettersCard order={order} mayWrite={rights("marks") === "works"} />
          <NotesCard notes={order.notes} onAdd={mayNote ? () => setWindow("note") : undefined} />
        </div>
      </div>
      {window === "cancel" && (
        <YachtCancelDialog
          order={order}
          isBusy={actions.isBusy}
          failure={failure}
          onCancel={(body) => actions.cancel(body, t("console.yachts.done.cancelled"))}
          onClose={() => setWindow(undefined)}
        />
      )}
      {window === "correct" && back !== undefined && (
        <YachtCorrectDialog
          order={order}
          back={back}
          isBusy={actions.isBusy}
          failure={failure}
          onCorrect={(body) =>
            actions.correct(
              body,
              t("console.order.corrected", { name: order.customer.name, state: wordOf("console.state", back.state) }),
            )
          }
          onClose={() => setWindow(undefined)}
        />
      )}
      {window === "note" && (
        <NoteDialog
          orderId={order.order_id}
          name={order.customer.name}
          onKeep={actions.note}
          onClose={() => setWindow(undefined)}
        />
      )}
    </div>
  );
}
