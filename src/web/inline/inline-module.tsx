import { useEffect } from "react";
import { Router, useSearch } from "wouter";
import { useStore } from "zustand/react";
import type { FrameMessage } from "#embed/protocol.ts";
import { NoticeStack } from "#web/app/notice-stack.tsx";
import { stepOf } from "#web/frame/step-of.ts";
import { DrawnPartsContext } from "#web/page/drawn-parts.ts";
import { PageContext, usePage, type Page } from "#web/page/page.tsx";
import { ScreenBoundary } from "#web/page/screen-boundary.tsx";
import { Finder } from "#web/screens/finder.tsx";
import { InlineAddress, openOwnWindow, type Address } from "./inline-address.ts";
import css from "./inline-module.module.css";
import { INLINE_PARTS } from "./inline-parts.ts";

/** Tells the page around what happens, as a frame does. */
type Tell = (name: FrameMessage["name"], detail?: object) => void;

type InlineModuleProps = {
  readonly page: Page;
  readonly address: Address;
  readonly tell: Tell;
};

/** The finder and its list in the page of another site; the rest of the way is on our own pages. */
export function InlineModule({ page, address, tell }: InlineModuleProps) {
  return (
    <PageContext value={page}>
      <DrawnPartsContext value={INLINE_PARTS}>
        <InlineAddress value={address}>
          <Router base={address.base} hook={address.hook}>
            <Told {...{ address, tell }} />
            <div className={css["module"]}>
              <ScreenBoundary>
                <Finder />
              </ScreenBoundary>
            </div>
            <NoticeStack />
          </Router>
        </InlineAddress>
      </DrawnPartsContext>
    </PageContext>
  );
}

/** Tells the page around what is shown, and logs in on our own page. */
function Told({ address, tell }: Pick<InlineModuleProps, "address" | "tell">) {
  const { store } = usePage();
  const search = useSearch();
  const step = stepOf({ pathname: "/finder", search: `?${search}` }, "");
  useEffect(() => tell("ready"), [tell]);
  useEffect(() => tell("step", { step }), [tell, step]);
  const isAsked = useStore(store, ({ login }) => login.step === "visible");
  useEffect(() => {
    if (!isAsked) return;
    store.setState({ login: { step: "hidden" } });
    openOwnWindow(`${address.base}/finder${address.searchNow()}&login_required=1`);
  }, [isAsked, store, address]);
  return null;
}
