import type { ReactNode } from "react";
import { Dialog } from "#ui/dialog.tsx";
import { usePage } from "#web/page/page.tsx";

/** The form of the search as a sheet over its prices. */
export function SearchSheet({ onClose, children }: { readonly onClose: () => void; readonly children: ReactNode }) {
  const { t } = usePage();
  return (
    <Dialog open onClose={onClose} title={t("places.edit")} closeLabel={t("common.close")}>
      {children}
    </Dialog>
  );
}
