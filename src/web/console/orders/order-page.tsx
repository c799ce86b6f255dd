import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { useLocation } from "wouter";
import type { BoardTripView } from "#contract/console/board/board-trip.ts";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { ApiError } from "#web/api/api-error.ts";
import { useRights } from "#web/console/accounts/use-rights.ts";
import { useAddress } from "#web/console/app/address.ts";
import { BarButton } from "#web/console/app/bar-button.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { PageHead } from "#web/console/app/page-head.tsx";
import frame from "#web/console/app/page.module.css";
import { ToBoard } from "#web/console/app/to-board.tsx";
import { useWindow, useWindowValue } from "#web/console/app/use-window.ts";
import { FocusBar } from "#web/console/board/focus-bar.tsx";
import { TripMarks } from "#web/console/board/trip-marks.tsx";
import { TripState } from "#web/console/board/trip-state.tsx";
import { FindField } from "#web/console/box/find-field.tsx";
import { OrderDoings } from "#web/console/changes/order-doings.tsx";
import { tripKeys } from "#web/console/keys/trip-keys.ts";
import { useKeys } from "#web/console/keys/use-keys.ts";
import { PhotosCard } from "#web/console/states/photos-card.tsx";
import { AccountCard } from "./account-card.tsx";
import { AlsoHere } from "./also-here.tsx";
import { DuplicatesCard } from "./duplicates-card.tsx";
import { HistoryCard } from "./history-card.tsx";
import { LettersCard } from "./letters-card.tsx";
import { NotesCard } from "./notes-card.tsx";
import { OthersCard } from "./others-card.tsx";
import { PersonCard } from "./person-card.tsx";
import { priceAddress } from "./price-address.ts";
import { TripPart } from "./trip-part.tsx";
import { TripWindow } from "./trip-window.tsx";
import { UnknownOrder } from "./unknown-order.tsx";
import { useOrderActions, type OrderActions } from "./use-order-actions.ts";

const YachtOrderPage = lazy(() =>
  import("#web/console/yachts/yacht-pages.ts").then((file) => ({ default: file.yachtPages.YachtOrderPage })),
);

/** One order: what happens in the first column, what stands in the second. */
export function OrderPage({ orderId }: { readonly orderId: number }) {
  const { t, api } = useConsole();
  const [, go] = useLocation();
  const address = useAddress();
  const rights = useRights();
  const actions = useOrderActions();
  const [chosen, setChosen] = useWindowValue<number>(`trip-of-${orderId}`);
  const order = useQuery({
    queryKey: ["board", "order", orderId],
    queryFn: ({ signal }) => api("getDeskOrder", { params: { order_id: orderId }, signal }),
    refetchInterval: 15_000,
  });
  const back = () => (history.length > 1 ? history.back() : go(address("/console")));
  const { data } = order;
  const trip = data?.trips.find((one) => one.trip_id === chosen) ?? data?.trips[0];
  const [window, setWindow] = useWindow<"driver" | "note">("order", trip?.trip_id);
  const mayDrive = rights("driving") === "works";
  const may = { drive: mayDrive, mark: rights("marks") === "works", note: rights("notes") === "works" };
  const openWindow = (name: "driver" | "provider" | "note") => name !== "provider" && setWindow(name);
  // Another provider is chosen beside the states of the trip.
  const { provider: _provider, ...onTrip } = tripKeys({
    trip,
    actions,
    may,
    now: data?.now ?? 0,
    t,
    onOpen: openWindow,
  });
  useKeys({
    back,
    ...onTrip,
    ...(trip && rights("tester") !== undefined && { price: () => go(address(priceAddress(trip))) }),
  });
  const openOther = (other: BoardTripView) => go(address(`/console/orders/${other.order_id}`));

  if (data !== undefined && data.view.yacht !== null) return <YachtOrderPage order={data} yacht={data.view.yacht} />;
  if (data === undefined || trip === undefined)
    return <NoOrder orderId={orderId} error={order.error} onAgain={() => void order.refetch()} />;
  return (
    <div className={frame["page"]} data-bar>
      <PageHead title={data.customer.name} back={{ label: t("console.board"), onPress: back }} look="ruled">
        <p className={frame["number"]}>{t("console.orderNumber", { number: data.order_id })}</p>
        <TripState state={trip.state} />
        <TripMarks trip={trip} />
        <AlsoHere orderId={data.order_id} />
        <FindField />
        <OrderDoings order={data} trip={trip} actions={actions}>
          {rights("tester") !== undefined && (
            <BarButton command="price" onClick={() => go(address(priceAddress(trip)))}>
              {t("console.tester.title")}
            </BarButton>
          )}
        </OrderDoings>
      </PageHead>
      <div className={frame["columns"]}>
        <DoneColumn order={data} trip={trip} actions={actions} onChoose={setChosen} onOpen={openOther} />
        <StandingColumn order={data} trip={trip} onNote={() => setWindow("note")} onOpen={openOther} />
      </div>
      <FocusBar
        trip={trip}
        actions={actions}
        may={may}
        onDriver={() => setWindow("driver")}
        onNote={() => setWindow("note")}
      />
      {window !== undefined && (
        <TripWindow window={window} trip={trip} actions={actions} onClose={() => setWindow(undefined)} />
      )}
    </div>
  );
}

type DoneColumnProps = {
  readonly order: DeskOrderView;
  /** The trip that keys and buttons mean. */
  readonly trip: BoardTripView;
  readonly actions: OrderActions;
  readonly onChoose: (tripId: number) => void;
  readonly onOpen: (other: BoardTripView) => void;
};

/** The first column of an order: its trips, and what has happened. */
function DoneColumn({ order, trip, actions, onChoose, onOpen }: DoneColumnProps) {
  const rights = useRights();
  const maySeePhotos = rights("changing") !== undefined;
  const mayDrive = rights("driving") === "works";
  return (
    <div className={frame["column"]}>
      <DuplicatesCard
        duplicates={order.duplicates}
        onOpen={onOpen}
        onClear={
          rights("marks") === "works"
            ? (tripId, other) => void actions.clearDuplicate(order.order_id, tripId, other)
            : undefined
        }
      />
      {order.trips.map((one, index) => (
        <TripPart
          key={one.trip_id}
          trip={one}
          view={order.view.trips[index]}
          agreed={order.agreed.find(({ trip_id: id }) => id === one.trip_id)}
          now={order.now}
          isChosen={order.trips.length > 1 && one.trip_id === trip.trip_id}
          onChoose={() => onChoose(one.trip_id)}
        />
      ))}
      {(trip.state === "no-show" || order.photos.some(({ trip_id: id }) => id === trip.trip_id)) && maySeePhotos && (
        <PhotosCard
          order={order}
          tripId={trip.trip_id}
          actions={mayDrive && trip.state === "no-show" ? actions : undefined}
        />
      )}
      <HistoryCard orderId={order.order_id} history={order.history} currency={order.view.currency} />
    </div>
  );
}

type StandingColumnProps = {
  readonly order: DeskOrderView;
  readonly trip: BoardTripView;
  readonly onNote: () => void;
  readonly onOpen: (other: BoardTripView) => void;
};

/** The second column of an order: what stands, whatever happens to it. */
function StandingColumn({ order, trip, onNote, onOpen }: StandingColumnProps) {
  const rights = useRights();
  return (
    <div className={frame["column"]}>
      <AccountCard order={order} mayWriteCash={rights("cash") === "works"} />
      <PersonCard order={order} />
      <LettersCard order={order} trip={trip} mayWrite={rights("marks") === "works"} />
      <NotesCard notes={order.notes} onAdd={rights("notes") === "works" ? onNote : undefined} />
      <OthersCard others={order.others} onOpen={onOpen} />
    </div>
  );
}

type NoOrderProps = { readonly orderId: number; readonly error: Error | null; readonly onAgain: () => void };

/** In the place of an order that has not come, or does not. */
function NoOrder({ orderId, error, onAgain }: NoOrderProps) {
  const { t } = useConsole();
  if (error === null)
    return (
      <div className={frame["waiting"]} aria-hidden="true">
        <Skeleton shape="title" width="half" />
        <Skeleton shape="picture" />
      </div>
    );
  if (error instanceof ApiError && error.status === 404) return <UnknownOrder asked={String(orderId)} />;
  return <ToBoard title={t("console.failed")} onAgain={onAgain} />;
}
