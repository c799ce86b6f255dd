import { AgreementLine } from "./agree/agreement-line.tsx";
import { AgreementsCard } from "./agree/agreements-card.tsx";
import { FlexibleCard } from "./agree/flexible-card.tsx";
import { MilesCard } from "./bonus/miles-card.tsx";
import { FurtherCars } from "./cars/further-cars.tsx";
import { CompanyCard } from "./company/company-card.tsx";
import { DraftNotices } from "./draft/draft-notices.tsx";
import { ExtraServices } from "./extras/extra-services.tsx";
import { ContactCard } from "./people/contact-card.tsx";
import { PartyCard } from "./people/party-card.tsx";
import { SignCard } from "./people/sign-card.tsx";
import { OrderSummary } from "./summary/order-summary.tsx";
import { TimeUnchecked } from "./time/time-unchecked.tsx";
import { TripBody } from "./trip-body.tsx";

/** What the form needs beyond its first look, or only for some travellers; it travels as one file, right after the form. */
export const formParts = {
  AgreementLine,
  AgreementsCard,
  CompanyCard,
  ContactCard,
  DraftNotices,
  ExtraServices,
  FlexibleCard,
  FurtherCars,
  MilesCard,
  OrderSummary,
  PartyCard,
  SignCard,
  TimeUnchecked,
  TripBody,
};
