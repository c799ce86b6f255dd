import { lazy, Suspense, useRef } from "react";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { Menu } from "#ui/menu.tsx";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { useWindow } from "#web/console/app/use-window.ts";
import { KeyCap } from "#web/console/keys/key-cap.tsx";
import type { KeyCommand } from "#web/console/keys/key-table.ts";
import { useKeys } from "#web/console/keys/use-keys.ts";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";

const AgreeDialog = lazy(() =>
  import("#web/console/changes/agree-dialog.tsx").then((file) => ({ default: file.AgreeDialog })),
);
const ProviderDialog = lazy(() =>
  import("#web/console/changes/provider-dialog.tsx").then((file) => ({ default: file.ProviderDialog })),
);
const CorrectDialog = lazy(() => import("./correct-dialog.tsx").then((file) => ({ default: file.CorrectDialog })));
const NoShowDialog = lazy(() => import("./no-show-dialog.tsx").then((file) => ({ default: file.NoShowDialog })));

type Window = "correct" | "no-show" | "agree" | "provider";

type StateDoingsProps = {
  readonly order: DeskOrderView;
  /** The trip in focus. */
  readonly trip: BoardTripView;
  readonly actions: OrderActions;
};

/** What is said of a trip on its day: its next state by one press, and behind a menu what is rarer. */
export function StateDoings({ order, trip, actions }: StateDoingsProps) {
  const { t, wordOf } = useConsole();
  const rights = useRights();
  const more = useRef<HTMLSpanElement>(null);
  const [window, setWindow] = useWindow<Window>("states", trip.trip_id);
  const mayDrive = rights("driving") === "works";
  const steps = order.steps.find(({ trip_id: id }) => id === trip.trip_id);
  const next = mayDrive && steps?.next && steps.next.from <= order.now ? steps.next.state : undefined;
  const back = mayDrive ? steps?.back : undefined;
  const mayAgree = rights("waiving") === "works" && trip.state !== "cancelled" && trip.state !== "no-show";
  const mayPass = mayDrive && ["placed", "confirmed", "under-way"].includes(trip.state);
  const noShow = mayDrive ? steps?.no_show : undefined;
  const items = [
    ...(noShow ? [{ key: "no-show", label: <MoreLine command="no-show">{t("console.order.noShow")}</MoreLine> }] : []),
    ...(mayAgree ? [{ key: "agree", label: <MoreLine command="agree">{t("console.order.agree")}</MoreLine> }] : []),
    ...(mayPass
      ? [{ key: "provider", label: <MoreLine command="provider">{t("console.order.provider.other")}</MoreLine> }]
      : []),
    ...(back ? [{ key: "correct", label: t("console.order.correct", { state: stateOf(back.state) }) }] : []),
  ];
  function stateOf(state: string) {
    return wordOf("console.state", state);
  }
  const say = () => next !== undefined && !actions.isBusy && void actions.setState(trip, next);
  useKeys({
    ...(next !== undefined && { state: say }),
    ...(mayAgree && { agree: () => setWindow("agree") }),
    ...(mayPass && { provider: () => setWindow("provider") }),
    ...(noShow && { "no-show": () => setWindow("no-show") }),
    ...(items.length > 0 && { actions: () => more.current?.querySelector("button")?.click() }),
  });
  const close = () => setWindow(undefined);
  return (
    <>
      {next !== undefined && (
        <BarButton command="state" disabled={actions.isBusy} onClick={say}>
          {stateOf(next)}
        </BarButton>
      )}
      {items.length > 0 && (
        <span ref={more}>
          <Menu
            label={t("console.order.more")}
            text={
              <>
                {t("console.order.more")} <KeyCap of="actions" />
              </>
            }
            items={items}
            onPick={(key) => setWindow(key as Window)}
          />
        </span>
      )}
      <Suspense>
        {window === "agree" && <AgreeDialog trip={trip} actions={actions} onClose={close} />}
        {window === "provider" && <ProviderDialog trip={trip} actions={actions} onClose={close} />}
        {window === "no-show" && noShow && (
          <NoShowDialog trip={trip} noShow={noShow} actions={actions} onClose={close} />
        )}
        {window === "correct" && back && (
          <CorrectDialog trip={trip} to={back.state} until={back.until} actions={actions} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** A line of the menu with the key that does the same. */
function MoreLine({ command, children }: { readonly command: KeyCommand; readonly children: string }) {
  return (
    <>
      {children} <KeyCap of={command} />
    </>
  );
}
