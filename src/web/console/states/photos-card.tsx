import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { DeskOrderView } from "#contract/console/orders/get-desk-order.ts";
import { NO_SHOW } from "#domain/orders/no-show.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { FailureNote } from "#web/console/actions/action-dialog.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { DeskCard } from "#web/console/orders/desk-card.tsx";
import type { OrderActions } from "#web/console/orders/use-order-actions.ts";
import { PhotoPicker } from "./photo-picker.tsx";
import css from "./states.module.css";

type PhotosCardProps = {
  readonly order: DeskOrderView;
  readonly tripId: number;
  /** Absent for whoever may add none. */
  readonly actions: OrderActions | undefined;
};

/** What shows that the traveller of a trip did not come. */
export function PhotosCard({ order, tripId, actions }: PhotosCardProps) {
  const { t } = useConsole();
  const [failure, setFailure] = useState<string>();
  const photos = order.photos.filter(({ trip_id: id }) => id === tripId);
  const add = async (more: readonly string[], wrong: number) => {
    setFailure(wrong > 0 ? t("console.order.photoWrong", { count: wrong }) : undefined);
    for (const [index, photo] of more.entries()) {
      const done = t("console.order.photoKept", { n: index + 1, m: more.length });
      try {
        await actions?.attempt("addTripPhoto", order.order_id, { trip_id: tripId, photo }, done);
      } catch {
        return setFailure(t("console.notKept"));
      }
    }
    return undefined;
  };
  return (
    <DeskCard title={t("console.order.photos")}>
      <div className={css["form"]}>
        <FailureNote failure={failure} />
        {photos.length === 0 ? (
          <p className={css["note"]}>{t("console.order.noPhotos")}</p>
        ) : (
          <ul className={css["photos"]} aria-label={t("console.order.photos")}>
            {photos.map(({ photo_id: id }, index) => (
              <li key={id}>
                <KeptPhoto orderId={order.order_id} photoId={id} n={index + 1} m={photos.length} />
              </li>
            ))}
          </ul>
        )}
        {actions !== undefined && photos.length < NO_SHOW.photos && (
          <PhotoPicker
            most={NO_SHOW.photos}
            left={NO_SHOW.photos - photos.length}
            disabled={actions.isBusy}
            onPick={(more, wrong) => void add(more, wrong)}
          />
        )}
      </div>
    </DeskCard>
  );
}

type KeptPhotoProps = { readonly orderId: number; readonly photoId: number; readonly n: number; readonly m: number };

function KeptPhoto({ orderId, photoId, n, m }: KeptPhotoProps) {
  const { t, api } = useConsole();
  const { data, isError } = useQuery({
    queryKey: ["photo", photoId],
    queryFn: () => api("getTripPhoto", { params: { order_id: orderId, photo_id: photoId } }),
    staleTime: Infinity,
  });
  if (isError) return <p className={css["note"]}>{t("console.order.photoLost")}</p>;
  if (data === undefined) return <Skeleton shape="picture" />;
  return <img src={`data:${data.type};base64,${data.photo}`} alt={t("console.order.photo", { n, m })} />;
}
