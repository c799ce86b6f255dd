import { useEffect, useState } from "react";
import { useWhenIdle } from "#web/lib/use-when-idle.ts";
import { LaterPart } from "#web/page/later-part.tsx";
import { pagePart } from "#web/page/page-part.ts";
import type { AskedDocument } from "./document-query.ts";

const documentPopup = pagePart(() => import("./document-popup.tsx").then((file) => file.DocumentPopup));

/** The document that is being read, if any, and how to open one; the page's global functions open them too. */
export function useDocuments(carClassId: string) {
  // A connection that is lost later keeps nobody from reading.
  useWhenIdle(documentPopup.preload);
  const [asked, setAsked] = useState<AskedDocument>();
  useEffect(() => {
    const functions = {
      showOfferPopup: (id: string | number = carClassId) => setAsked({ path: "offer", carClassId: String(id) }),
      showTermsPopup: () => setAsked({ path: "terms", carClassId }),
    };
    Object.assign(globalThis, functions);
    return () => {
      for (const name of Object.keys(functions)) Reflect.deleteProperty(globalThis, name);
    };
  }, [carClassId]);
  return {
    asked,
    open: (path: AskedDocument["path"]) => setAsked({ path, carClassId }),
    close: () => setAsked(undefined),
  };
}

type DocumentsProps = Pick<ReturnType<typeof useDocuments>, "asked" | "close">;

/** The popup of the document that is being read; its code is loaded when it is first wanted. */
export function Documents({ asked, close }: DocumentsProps) {
  return asked && <LaterPart part={documentPopup} wanted props={{ asked, onClose: close }} />;
}
