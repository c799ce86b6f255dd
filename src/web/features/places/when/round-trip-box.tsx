import { Checkbox } from "#ui/checkbox.tsx";
import { usePage } from "#web/page/page.tsx";
import { useSearchState } from "#web/page/use-search-state.ts";

/** Whether the traveller comes back; the answer is part of the search. */
export function RoundTripBox() {
  const { t } = usePage();
  const [{ back }, changeSearch] = useSearchState();
  return <Checkbox label={t("places.roundTrip")} checked={back} onChange={(next) => changeSearch({ back: next })} />;
}
