import { useState } from "react";
import { useStore } from "zustand/react";
import { pagePart } from "#web/page/page-part.ts";
import { askToLogIn } from "#web/page/page-state.ts";
import { usePage } from "#web/page/page.tsx";
import { usePagePart } from "#web/page/use-page-part.ts";
import css from "./account-corner.module.css";

const popup = pagePart(() => import("./account-parts.ts").then((file) => file.accountParts.LoginPopup));
const menu = pagePart(() => import("./account-menu.tsx").then((file) => file.AccountMenu));

/**
 * The account button in the corner of every screen: logs in, or shows the account and logs out. Everything but the button
 * loads on demand.
 */
export function AccountCorner() {
  const { t, store, options } = usePage();
  const { account, login } = useStore(store);
  const [asked, setAsked] = useState(false);
  if (!asked && login.step !== "hidden") setAsked(true);
  const Popup = usePagePart(popup, asked);
  const Menu = usePagePart(menu, account !== null);
  // In a frame nobody is asked to log in unless a screen needs it.
  const isOffered = options.sites === undefined;
  return (
    <>
      {account === null ? (
        isOffered && (
          <button
            type="button"
            data-late=""
            className={css["enter"]}
            onPointerEnter={popup.preload}
            onFocus={popup.preload}
            onClick={() => askToLogIn(store)}
          >
            {t("accounts.logIn")}
          </button>
        )
      ) : Menu.Part ? (
        <Menu.Part />
      ) : (
        <span className={css["enter"]}>{t("accounts.account")}</span>
      )}
      {Popup.Part && <Popup.Part />}
      {(Popup.lost || Menu.lost) && (
        <p className={css["lost"]} data-surface="paper" role="alert">
          {t("common.offline")}
        </p>
      )}
    </>
  );
}
