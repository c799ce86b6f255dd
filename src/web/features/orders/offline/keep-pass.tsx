import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { OrderView } from "#contract/orders/order-view.ts";
import { keptUntil } from "#domain/orders/order-key-life.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { useNow } from "#web/lib/use-now.ts";
import { usePricedPage } from "#web/page/priced-page.ts";
import { canKeepPass, erasePass, isPassKept, startPassWorker, storePass } from "./pass-copy.ts";
import { passDocument } from "./pass-document.ts";

/** A switch that keeps a copy of the pass on this device for where there is no network; the copy follows the order while it is on. */
export function KeepPass({ order }: { readonly order: OrderView }) {
  const page = usePricedPage();
  const { t, options } = page;
  const client = useQueryClient();
  // The switch follows the press at once; what is stored says how it stands.
  const [wanted, setWanted] = useState<boolean>();
  const path = `${options.basePath}/order/${order.order_id}`;
  // The clock of the place is a few hours off at most.
  const until = keptUntil(order.trips.map(({ pickup_time: pickup }) => Date.parse(`${pickup.replace(" ", "T")}Z`)));
  const isOver = until <= useNow();
  const store = () => {
    return storePass(path, { html: passDocument(order, page, Date.now()), until });
  };
  const kept = useQuery({
    queryKey: ["kept-pass", path, order.version],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const isKept = await isPassKept(path);
      if (isKept) await store();
      return isKept;
    },
  });
  const change = useMutation({
    mutationFn: async (isWanted: boolean) => {
      if (!isWanted) return erasePass(options.basePath, path);
      await store();
      await startPassWorker(options.basePath);
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ["kept-pass"] });
      setWanted(undefined);
    },
  });
  // A page in a frame has no storage that lasts, and a copy would be erased at once.
  if (isOver || !kept.isSuccess || !canKeepPass() || options.moduleType.startsWith("frame")) return null;
  return (
    <div>
      <Checkbox
        label={t("orders.offline.keep")}
        note={t("orders.offline.keepNote")}
        checked={wanted ?? kept.data}
        onChange={(isWanted) => {
          setWanted(isWanted);
          change.mutate(isWanted);
        }}
      />
      <p role="alert">{change.isError && t("orders.offline.failed")}</p>
    </div>
  );
}
