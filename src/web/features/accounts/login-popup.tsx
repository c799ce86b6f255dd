import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useStore } from "zustand/react";
import type { PageOptions } from "#contract/page-options.ts";
import { readSearch } from "#contract/search-address.ts";
import { Dialog } from "#ui/dialog.tsx";
import { useApi } from "#web/api/api-context.ts";
import { WithQueries } from "#web/api/with-queries.tsx";
import { withTexts } from "#web/page/later-texts.ts";
import { PageContext, usePage } from "#web/page/page.tsx";
import { usePagePart } from "#web/page/use-page-part.ts";
import { withSearch } from "#web/page/with-search.ts";
import { ACCOUNT_TEXTS } from "./account-words.tsx";
import type { ComingIn } from "./log-in.ts";
import { LoginForm } from "./login-form.tsx";
import type { SecondStepAsked } from "./second-step/second-step-asked.ts";
import { SecondStep } from "./second-step/second-step.tsx";

/** The log-in popup: hidden, visible, loading or with an error. The page below it stays as it is. */
export function LoginPopup() {
  return (
    <WithQueries>
      <Popup />
    </WithQueries>
  );
}

function Popup() {
  const page = usePage();
  const { t, store, options, locale } = page;
  const api = useApi();
  const client = useQueryClient();
  const login = useStore(store, (state) => state.login);
  const [asked, setAsked] = useState<SecondStepAsked>();
  const [isIn, setIn] = useState(false);
  const texts = usePagePart(ACCOUNT_TEXTS[locale], login.step !== "hidden");
  const own = useMemo(() => texts.Part && withTexts(page, texts.Part), [page, texts.Part]);
  const isSecond = asked !== undefined && own !== undefined;

  const comingIn: ComingIn = {
    api,
    store,
    isFramed: options.moduleType.startsWith("frame"),
    reload: () => loadAnew(options),
    onHeld: () => void client.invalidateQueries(),
  };
  const close = () => {
    // Whoever has just set up the second step is logged in, which the page below does not know yet.
    if (isIn) return comingIn.reload();
    setAsked(undefined);
    store.setState({ login: { step: "hidden" } });
  };

  return (
    <Dialog
      open={login.step !== "hidden"}
      onClose={close}
      title={isSecond ? own.t("accounts.security.title") : t("accounts.logInTitle")}
      closeLabel={t("common.close")}
    >
      {isSecond ? (
        <PageContext value={own}>
          <SecondStep asked={asked} comingIn={comingIn} onBack={() => setAsked(undefined)} onIn={() => setIn(true)} />
        </PageContext>
      ) : (
        <LoginForm
          comingIn={comingIn}
          isWaiting={asked !== undefined}
          isLost={asked !== undefined && texts.lost}
          forgot={own?.t("accounts.own.forgot")}
          onSecondStep={setAsked}
        />
      )}
    </Dialog>
  );
}

/** Whoever has seen prices keeps their currency, whatever the account is kept in (0041). */
function loadAnew({ currency }: PageOptions): void {
  const { pathname, search, hash } = location;
  const hasSeenPrices = readSearch(search).from !== undefined;
  if (hasSeenPrices) history.replaceState(history.state, "", `${pathname}${withSearch(search, { currency })}${hash}`);
  location.reload();
}
