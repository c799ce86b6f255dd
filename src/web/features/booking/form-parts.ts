import { AgreementLine } from "./agree/agreement-line.tsx";
import { AgreementsCard } from "./agree/agreements-card.tsx";
import { FlexibleCard } from "./agree/flexible-card.tsx";
import { MilesCard } from "./bonus/miles-card.tsx";
import { FurtherCars } from "./cars/further-cars.tsx";
import { CompanyCard } from "./company/company-card.tsx";
import { TripNumberField } from "./company/trip-number-field.tsx";
import { DraftNotices } from "./draft/draft-notices.tsx";
import { AddressField } from "./ends/address-field.tsx";
import { EndNumbers } from "./ends/end-numbers.tsx";
import { LaterBox } from "./ends/later-box.tsx";
import { ExtraServices } from "./extras/extra-services.tsx";
import { ContactCard } from "./people/contact-card.tsx";
import { PartyCard } from "./people/party-card.tsx";
import { SignCard } from "./people/sign-card.tsx";
import { OrderSummary } from "./summary/order-summary.tsx";
import { MomentFields } from "./time/moment-fields.tsx";
import { RentDuration } from "./time/rent-duration.tsx";
import { TimeMessage } from "./time/time-message.tsx";
import { TimeUnchecked } from "./time/time-unchecked.tsx";
import { TripNotes } from "./time/trip-notes.tsx";

/** What the form needs beyond its first look, or only for some travellers; it travels as one file, right after the form. */
export const formParts = {
  AddressField,
  AgreementLine,
  AgreementsCard,
  CompanyCard,
  ContactCard,
  DraftNotices,
  EndNumbers,
  ExtraServices,
  FlexibleCard,
  FurtherCars,
  LaterBox,
  MilesCard,
  MomentFields,
  OrderSummary,
  PartyCard,
  RentDuration,
  SignCard,
  TimeMessage,
  TimeUnchecked,
  TripNotes,
  TripNumberField,
};
