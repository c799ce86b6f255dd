import { useEffect, useState } from "react";

/**
 * Loads a part of a control that the first page never shows: once the control is drawn, and again on demand if that failed.
 * Undefined until loaded.
 */
export function useLater<Part>(bring: () => Promise<Part>, wanted: boolean): Part | undefined {
  const [part, setPart] = useState<{ readonly came: Part }>();
  const isMissing = part === undefined;
  useEffect(() => {
    // Some browsers remember a failed import until the page is reloaded, so none is started without a connection.
    if (!isMissing || !navigator.onLine) return;
    let isAsked = true;
    bring().then(
      (came) => isAsked && setPart({ came }),
      () => undefined,
    );
    return () => {
      isAsked = false;
    };
  }, [bring, wanted, isMissing]);
  return part?.came;
}
