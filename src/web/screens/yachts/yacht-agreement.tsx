import { useState } from "react";
import { useStore } from "zustand/react";
import { DocumentLink } from "#web/features/booking/agree/document-link.tsx";
import { WordedLinks } from "#web/features/booking/agree/worded-links.tsx";
import { LaterPart } from "#web/page/later-part.tsx";
import { pagePart } from "#web/page/page-part.ts";
import { usePage } from "#web/page/page.tsx";
import css from "./yacht-agreement.module.css";

const documentPopup = pagePart(() =>
  import("#web/features/booking/agree/document-popup.tsx").then((file) => file.DocumentPopup),
);

const DOCUMENTS = { offer: "offer", personal: "personal-data" } as const;

/** What sending accepts: told to visitors, and to accounts whose settings say so. */
export function YachtAgreement() {
  const { t, store } = usePage();
  const account = useStore(store, (state) => state.account);
  const [asked, setAsked] = useState<(typeof DOCUMENTS)[keyof typeof DOCUMENTS]>();
  if (account === undefined || account?.yacht_agreement === false) return null;
  const link = (name: keyof typeof DOCUMENTS) => (
    <DocumentLink words={t(`yachts.agree.${name}`)} onPress={() => setAsked(DOCUMENTS[name])} />
  );
  return (
    <>
      <p className={css["line"]}>
        <WordedLinks text={t("yachts.agree")} links={{ offer: link("offer"), personal: link("personal") }} />
      </p>
      {asked && (
        <LaterPart part={documentPopup} wanted props={{ asked: { path: asked }, onClose: () => setAsked(undefined) }} />
      )}
    </>
  );
}
