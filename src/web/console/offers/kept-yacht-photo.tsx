import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "#ui/skeleton.tsx";
import { useConsole } from "#web/console/app/console.tsx";
import css from "#web/console/states/states.module.css";

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
