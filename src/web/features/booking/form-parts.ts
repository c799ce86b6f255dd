import { AgreementLine } from "./agree/agreement-line.tsx";
import { AgreementsCard } from "./agree/agreements-card.tsx";
import { FlexibleCard } from "./agree/flexible-card.tsx";
import { MilesCard } from "./bonus/miles-card.tsx";
import { CompanyCard } from "./company/company-card.tsx";
import { TripNumberField } from "./company/trip-number-field.tsx";
import { TerminalSelect } from "./ends/terminal-select.tsx";
import { ExtraServices } from "./extras/extra-services.tsx";
import { ContactCard } from "./people/contact-card.tsx";
import { PartyCard } from "./people/party-card.tsx";
import { SignCard } from "./people/sign-card.tsx";
import { OrderSummary } from "./summary/order-summary.tsx";
import { MomentFields } from "./time/moment-fields.tsx";
import { RentDuration } from "./time/rent-duration.tsx";
import { TimeMessage } from "./time/time-message.tsx";
import { TripNotes } from "./time/trip-notes.tsx";

/** What the form needs beyond its first look, or only for some travellers; it travels as one file, right after the form. */
export const formParts = {
  AgreementLine,
  AgreementsCard,
  CompanyCard,
  ContactCard,
  ExtraServices,
  FlexibleCard,
  MilesCard,
  MomentFields,
  OrderSummary,
  PartyCard,
  RentDuration,
  SignCard,
  TerminalSelect,
  TimeMessage,
  TripNotes,
  TripNumberField,
};
