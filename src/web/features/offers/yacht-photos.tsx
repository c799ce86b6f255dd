import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Skeleton } from "#ui/skeleton.tsx";
import { useLastingApi } from "#web/api/use-lasting-api.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./yacht-photos.module.css";

type YachtPhotosProps = {
  readonly offerId: number;
  /** What opens the offer, or the order that it became. */
  readonly headers: Readonly<Record<string, string>>;
  readonly vessel: string;
  /** Numbers of the photos, in their turn; at least one. */
  readonly photos: readonly number[];
};

/** Photos of a yacht that is offered: one of them large, and all of them below to choose from. */
export function YachtPhotos({ offerId, headers, vessel, photos }: YachtPhotosProps) {
  const { t } = usePage();
  const [chosen, setChosen] = useState(0);
  const at = Math.min(chosen, photos.length - 1);
  const photo = { offerId, headers };
  const name = (index: number) => t("offers.yacht.photo", { vessel, n: index + 1, m: photos.length });
  return (
    <section className={css["photos"]} aria-label={t("offers.yacht.photos")}>
      <div className={css["large"]}>
        <Photo {...photo} photoId={photos[at] ?? 0} alt={name(at)} />
      </div>
      {photos.length > 1 && (
        <ul className={css["row"]}>
          {photos.map((photoId, index) => (
            <li key={photoId}>
              <button
                type="button"
                className={css["choice"]}
                aria-pressed={index === at}
                aria-label={name(index)}
                onClick={() => setChosen(index)}
              >
                <Photo {...photo} photoId={photoId} alt="" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type PhotoProps = Pick<YachtPhotosProps, "offerId" | "headers"> & { readonly photoId: number; readonly alt: string };

function Photo({ offerId, headers, photoId, alt }: PhotoProps) {
  const { t } = usePage();
  const api = useLastingApi();
  const { data, isError } = useQuery({
    queryKey: ["yacht-offer-photo", offerId, photoId],
    queryFn: ({ signal }) =>
      api("getYachtOfferPhoto", {
        params: { offer_id: offerId, photo_id: photoId },
        headers,
        signal,
      }),
    staleTime: Infinity,
    retry: 1,
  });
  if (isError) return <p className={css["lost"]}>{alt === "" ? null : t("offers.yacht.photoLost")}</p>;
  if (data === undefined) return <Skeleton shape="picture" />;
  return <img src={`data:${data.type};base64,${data.photo}`} alt={alt} />;
}
