import { useEffect, useState } from "react";

/**
 * A part of a control that nobody sees on the first page: fetched once the control stands, and again when it is wanted if it
 * did not come. Nothing until it is there.
 */
export function useLater<Part>(bring: () => Promise<Part>, wanted: boolean): Part | undefined {
  const [part, setPart] = useState<{ readonly came: Part }>();
  const isMissing = part === undefined;
  useEffect(() => {
    // Some browsers remember a failed import until the page is reloaded, so without a connection none is begun.
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
