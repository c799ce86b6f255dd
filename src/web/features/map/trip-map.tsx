import type { OrderView } from "#contract/orders/order-view.ts";
import { usePhone } from "#ui/use-phone.ts";
import { usePage } from "#web/page/page.tsx";
import { PictureCredit } from "./picture-credit.tsx";
import { RidePicture } from "./ride-picture.tsx";
import css from "./trip-map.module.css";

/** The map of an ordered trip, where it has one. */
export function TripMap({ trip }: { readonly trip: OrderView["trips"][number] }) {
  const { t, options } = usePage();
  const phone = usePhone();
  const { start, finish, map_points: points } = trip;
  if (options.hideMap || points.length === 0) return null;
  return (
    <figure className={css["map"]}>
      <RidePicture points={points} names={{ from: start.title, to: finish.title }} size={phone ? "card" : "wide"} />
      <figcaption>
        <PictureCredit>{`${t("prices.map.rough")}.`}</PictureCredit>
      </figcaption>
    </figure>
  );
}
