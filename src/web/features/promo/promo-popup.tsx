import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useStore } from "zustand/react";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useApi } from "#web/api/api-context.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { usePage } from "#web/page/page.tsx";
import css from "./promo-popup.module.css";
import { promosQuery, type Promo } from "./promos-query.ts";
import { isPromoSeen, rememberPromo, unseenPromo } from "./seen-promos.ts";

/** The newest promotion that this reader has not seen; nothing when there is none, or when they do not load. */
export function PromoPopup() {
  return (
    <WithQueries>
      <Unseen />
    </WithQueries>
  );
}

function Unseen() {
  const { store } = usePage();
  const account = useStore(store, (state) => state.account);
  const { data } = useQuery(promosQuery(useApi(), account?.user_id ?? null));
  // What is shown now stays, although it counts as seen from now on.
  const [shown, setShown] = useState<Promo>();
  const next = shown ?? (data && unseenPromo(data, isPromoSeen));
  if (next !== undefined && shown === undefined) setShown(next);
  return shown === undefined ? null : <Shown promo={shown} />;
}

function Shown({ promo }: { readonly promo: Promo }) {
  const { t, store, options } = usePage();
  const api = useApi();
  const [isOpen, setOpen] = useState(true);
  const { id } = promo;
  useEffect(() => {
    rememberPromo(id);
    const reader = String(store.getState().account?.user_id ?? options.userId);
    // Whether the view was counted is nothing to bother the reader with.
    api("recordPromoView", { body: { promo_action_id: id, user_id: reader } }).catch(() => undefined);
  }, [api, id, options, store]);
  const close = () => setOpen(false);
  return (
    <Dialog open={isOpen} onClose={close} title={promo.title} closeLabel={t("common.close")}>
      <div className={css["promo"]}>
        <p>{promo.text}</p>
        <div className={css["actions"]}>
          {promo.link !== "" && (
            <Button look="primary" href={promo.link}>
              {t("common.promo.more")}
            </Button>
          )}
          <Button look={promo.link === "" ? "primary" : "secondary"} onClick={close}>
            {t("common.promo.fine")}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
