import type { OrderView } from "#contract/orders/order-view.ts";
import { tripName } from "#i18n/trip-name.ts";
import { Card } from "#ui/card.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { sharesForm } from "#web/features/orders/cancel/shares-form.ts";
import { FoldedCard } from "#web/features/orders/folded-card.tsx";
import { usePage } from "#web/page/page.tsx";
import { GivenGroups } from "./given-groups.tsx";
import { peopleLines, tripLines } from "./given-lines.ts";

/**
 * Everything that was given with an order: of several trips a line for each that unfolds it, below what was said of the people of both
 * where the way there and the way back are changed on one form. Folded, its title and who rides stand there.
 */
export function GivenCard({ order, isFolded }: { readonly order: OrderView; readonly isFolded: boolean }) {
  const page = usePage();
  const { t } = page;
  const { trips } = order;
  const [first] = trips;
  const isShared = first !== undefined && sharesForm(trips) && samePeople(trips);
  const linesOf = (trip: OrderView["trips"][number], index: number) => [
    ...(isShared ? [] : peopleLines(trip, page)),
    ...tripLines(trip, isShared ? index : 0, page),
  ];
  const lines = (
    <>
      {isShared && <GivenGroups trip={first} lines={peopleLines(first, page)} />}
      {trips.map((trip, index) =>
        trips.length === 1 ? (
          <GivenGroups key={trip.order_id} trip={trip} lines={linesOf(trip, index)} />
        ) : (
          <Disclosure
            key={trip.order_id}
            level={3}
            summary={tripName(trip, t)}
            note={isShared ? undefined : trip.given.passengers[0]?.name}
          >
            <GivenGroups trip={trip} lines={linesOf(trip, index)} level={4} />
          </Disclosure>
        ),
      )}
    </>
  );
  const title = t("orders.given.title");
  if (!isFolded) return <Card title={title}>{lines}</Card>;
  const names = trips.flatMap(({ given }) => given.passengers[0]?.name || []);
  return (
    <FoldedCard title={title} note={[...new Set(names)].join(", ")}>
      {lines}
    </FoldedCard>
  );
}

/** What was said of the people holds for every trip. */
function samePeople(trips: OrderView["trips"]): boolean {
  const [first, ...others] = trips.map(({ given }) =>
    JSON.stringify({ ...given, internal_number: "", carriage_number: "" }),
  );
  return others.every((people) => people === first);
}
