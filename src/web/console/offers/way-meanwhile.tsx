import { useConsole } from "#web/console/app/console.tsx";
import type { Choices, OfferDraft } from "#web/console/requests/offer-draft.ts";
import { OfferMeanwhile } from "./offer-meanwhile.tsx";
import type { OfferMeanwhile as Meanwhile } from "./use-offer-meanwhile.ts";
import { wayMetFields } from "./way-met-fields.ts";

type WayMeanwhileProps = {
  readonly meanwhile: Meanwhile;
  readonly draft: OfferDraft;
  readonly choices: Choices;
  readonly zone: string;
  readonly now: number;
};

/** What others did to a request while an offer for its way was typed, field by field; what is typed stays as it is. */
export function WayMeanwhile({ meanwhile, draft, choices, zone, now }: WayMeanwhileProps) {
  const { t, locale } = useConsole();
  return (
    <OfferMeanwhile
      meanwhile={meanwhile}
      fields={wayMetFields({ ...meanwhile, draft, choices }, { t, locale, zone, now })}
      onTake={() => meanwhile.takeOver()}
    />
  );
}
