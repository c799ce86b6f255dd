import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { YACHT_OFFER_LIMITS } from "#domain/yachts/yacht-offer.ts";
import { Button } from "#ui/button.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { FailureNote } from "#web/console/actions/action-dialog.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import { PhotoPicker } from "#web/console/states/photo-picker.tsx";
import css from "#web/console/states/states.module.css";

type YachtPhotosProps = {
  readonly requestId: number;
  /** Those that the offer will show, in their turn. */
  readonly photos: readonly number[];
  readonly isBusy: boolean;
  /** Keeps one more; false where that failed. */
  readonly onAdd: (photo: string) => Promise<boolean>;
  readonly onTakeOff: (photoId: number) => void;
};

/** Photos of the yacht for its offer: each is kept as soon as it is chosen, and shown once the offer is sent. */
export function YachtPhotos({ requestId, photos, isBusy, onAdd, onTakeOff }: YachtPhotosProps) {
  const { t } = useConsole();
  const [failure, setFailure] = useState<string>();
  const most = YACHT_OFFER_LIMITS.photos;
  const add = async (more: readonly string[], wrong: number) => {
    setFailure(wrong > 0 ? t("console.order.photoWrong", { count: wrong }) : undefined);
    for (const photo of more) if (!(await onAdd(photo))) return setFailure(t("console.notKept"));
    return undefined;
  };
  return (
    <div className={css["form"]} role="group" aria-label={t("console.yachts.photos")}>
      <FailureNote failure={failure} />
      {photos.length > 0 && (
        <ul className={css["photos"]} aria-label={t("console.yachts.photos")}>
          {photos.map((photoId, index) => (
            <li key={photoId}>
              <KeptYachtPhoto requestId={requestId} photoId={photoId} n={index + 1} m={photos.length} />
              <Button
                look="link"
                size="card"
                onClick={() => onTakeOff(photoId)}
                aria-label={t("console.order.photoOff", { n: index + 1 })}
              >
                {t("console.order.takePhotoOff")}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {photos.length < most && (
        <PhotoPicker
          most={most}
          left={most - photos.length}
          disabled={isBusy}
          onPick={(more, wrong) => void add(more, wrong)}
        />
      )}
    </div>
  );
}

type KeptYachtPhotoProps = {
  readonly requestId: number;
  readonly photoId: number;
  readonly n: number;
  readonly m: number;
};

/** A photo of a yacht that a request keeps. */
export function KeptYachtPhoto({ requestId, photoId, n, m }: KeptYachtPhotoProps) {
  const { t, api } = useConsole();
  const { data, isError } = useQuery({
    queryKey: ["yacht-photo", photoId],
    queryFn: () => api("getYachtPhoto", { params: { request_id: requestId, photo_id: photoId } }),
    staleTime: Infinity,
  });
  if (isError) return <p className={css["note"]}>{t("console.order.photoLost")}</p>;
  if (data === undefined) return <Skeleton shape="picture" />;
  return <img src={`data:${data.type};base64,${data.photo}`} alt={t("console.order.photo", { n, m })} />;
}
