import type { ColumnType, Generated } from "kysely";
import type { SampleQuestionView } from "#contract/console/tester/sample-rides.ts";
import type { AccountSettings } from "#domain/accounts/account-settings.ts";
import type { OwnSettings } from "#domain/accounts/own-settings.ts";
import type { Role } from "#domain/accounts/role.ts";
import type { StaffRole } from "#domain/accounts/staff-role.ts";
import type { Consent } from "#domain/booking/consents.ts";
import type { ChosenColumn } from "#domain/orders/board-columns.ts";
import type { DuplicateReason } from "#domain/orders/duplicate-reason.ts";
import type { CancelCause } from "#domain/orders/judge-cancel.ts";
import type { EntryKind, EntryReason, RefundReason } from "#domain/orders/order-account.ts";
import type { PayBy } from "#domain/orders/pay-by.ts";
import type { PhotoType } from "#domain/orders/photo-bytes.ts";
import type { SearchField } from "#domain/orders/search-field.ts";
import type { SendWishes } from "#domain/orders/send-wishes.ts";
import type { KeptDriver } from "#domain/orders/trip-driver.ts";
import type { TripMark } from "#domain/orders/trip-mark.ts";
import type { TripState } from "#domain/orders/trip-state.ts";
import type { ModuleSettings } from "#domain/partners/module-settings.ts";
import type { DisputeState } from "#domain/payments/dispute.ts";
import type { SetAsideReason } from "#domain/payments/judge-payment.ts";
import type { MovementKind } from "#domain/payments/movement-kind.ts";
import type { PaymentState } from "#domain/payments/payment-state.ts";
import type { KeptLine } from "#domain/payments/receipt-lines.ts";
import type { ReceiptKind, ReceiptState } from "#domain/payments/receipt-state.ts";
import type { RefundState, RefundWay } from "#domain/payments/refund-state.ts";
import type { PlaceKind } from "#domain/places/place-kind.ts";
import type { PriceLine } from "#domain/prices/price-line.ts";
import type { PricedSearch } from "#domain/prices/priced-search.ts";
import type { Decline } from "#domain/requests/decline.ts";
import type { OfferState } from "#domain/requests/offer-state.ts";
import type { RequestKind, RequestState } from "#domain/requests/request-state.ts";
import type { CarBody, CarGrade } from "#domain/tariffs/car-class.ts";
import type { TariffBook } from "#domain/tariffs/tariff-book.ts";
import type { CancellationStep, Terms } from "#domain/tariffs/terms.ts";
import type { Locale } from "#domain/values/locale.ts";
import type { Currency } from "#domain/values/money.ts";
import type { Named } from "#domain/values/named.ts";
import type { YachtOffer } from "#domain/yachts/yacht-offer.ts";
import type { LocaleColumns } from "#server/database/locale-columns.ts";
import type { EventName, EventSubjectKind, SubjectKind } from "#server/event-kinds.ts";

/** A JSON column: read as a value, written as text. */
type Json<T> = ColumnType<T, string, string>;
type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;

/** A provider's service, as a quote and a trip remember it. */
export interface StoredService {
  readonly id: number;
  readonly uid: string;
  readonly slug: string;
  readonly type: string;
  readonly category: string;
  readonly name: Named;
  /** Minor units of the quote's currency. */
  readonly amount: number;
  readonly defaultInclude: boolean;
  /** At most so many with one trip, where the operator says so. */
  readonly most?: number;
}

/** The car class of a trip as it was sold. */
export interface StoredCarClass {
  readonly id: number;
  readonly name: Named;
  readonly body: CarBody;
  readonly models: readonly string[];
  readonly photo: string;
  readonly capacity: number;
  /** Missing in orders made before classes had a grade. */
  readonly grade?: CarGrade;
}

/** An extra stop of a trip. */
export interface StoredStop {
  readonly address: string;
  readonly point: string;
  /** Public id of the place, where the traveller chose one. */
  readonly placeId?: string;
}

/** A passenger of a trip. */
export interface StoredPassenger {
  readonly name: string;
  readonly phone: string;
  readonly email: string;
}

/** What a change of an order may replace besides its trip. */
export interface OrderBefore {
  readonly amount: number;
  readonly customer_email: string;
  readonly cost_center: string;
}

/** Who looks after a large party; both are empty where nobody does. */
export interface StoredCoordinator {
  readonly name: string;
  readonly phone: string;
}

interface TariffBooksTable {
  version: Generated<number>;
  title: string;
  made_at: Date;
  file_name: string | null;
  body: Json<TariffBook>;
  is_current: Generated<boolean>;
  undone_at: Date | null;
}

interface PriceNumbersTable {
  is_only: Generated<boolean>;
  next_id: number;
}

interface PriceSearchesTable {
  slot: number;
  first_id: number;
  quoted_at: Date;
  salt: string;
  search: Json<Omit<PricedSearch, "quotedAt">>;
}

interface OrdersTable {
  order_id: number;
  transaction: number;
  attempt_key: string | null;
  fingerprint: Buffer;
  key_salt: Buffer;
  user_hint: string | null;
  lang: Locale;
  /** Always what its trips make it (`orderStateOf`). */
  state: TripState;
  pay_by: PayBy;
  amount: number;
  currency: Currency;
  paid_at: Date | null;
  placed_at: Date;
  /** Who of the staff placed it for its buyer; null where the buyer did. */
  placed_by: number | null;
  customer_name: string;
  customer_phone: string;
  customer_email: string;
  /** The address asked for with the order's key, until the present one confirms it; empty for none. */
  new_email: Generated<string>;
  client: Json<Record<string, unknown>>;
  account_id: number | null;
  company_id: number | null;
  partner_id: number | null;
  cost_center_id: number | null;
  cost_center: string;
  internal_number: string;
  /** Null where the client did not say what was agreed to. */
  consents: Json<readonly Consent[]> | null;
  version: Generated<number>;
  /** What came minus what went back, in minor units; always the sum of its entries. */
  received: Generated<number>;
  /** When it lapses if nothing is paid; null for never. */
  lapses_at: Date | null;
  lapsed_at: Date | null;
  /** When names, contacts and addresses were taken out of it. */
  nameless_at: Date | null;
}

interface EntriesTable {
  entry_id: Generated<number>;
  order_id: number;
  trip_id: number | null;
  side: ColumnType<"cost" | "money" | "own", never, never>;
  kind: EntryKind;
  amount: number;
  currency: Currency;
  at: Date;
  author: string;
  reason: EntryReason;
  payment_id: number | null;
  refund_id: number | null;
  dispute_id: number | null;
}

interface DisputesTable {
  dispute_id: Generated<number>;
  order_id: number;
  payment_id: number;
  acquirer_ref: string | null;
  state: DisputeState;
  amount: number;
  currency: Currency;
  fee: Generated<number>;
  fee_currency: Generated<string>;
  reason: Generated<string>;
  note: Generated<string>;
  due_at: Date | null;
  recorded_by: string;
  opened_at: Date;
  settled_at: Date | null;
}

interface SetAsideTable {
  set_aside_id: Generated<number>;
  order_id: number | null;
  payment_id: number | null;
  acquirer: string;
  acquirer_ref: string;
  amount: number;
  currency: string;
  reason: SetAsideReason;
  seen_at: Date;
  settled_at: Date | null;
  settled_by: string | null;
  settled_as: "taken" | "paid-back" | null;
}

interface TripsTable {
  trip_id: number;
  order_id: number;
  position: number;
  price_id: number;
  provider_id: number;
  car_class: Json<StoredCarClass>;
  start_place: number;
  finish_place: number;
  start_address: string;
  finish_address: string;
  start_point: string;
  finish_point: string;
  pickup_local: string;
  pickup_zone: string;
  pickup_at: Date;
  departure_local: string | null;
  finish_zone: string;
  metres: number;
  seconds: number;
  flight_number: string;
  terminal: string;
  train_number: string;
  carriage_number: string;
  departure_flight: string;
  departure_train: string;
  departure_terminal: string;
  flight_later: boolean;
  sign: string;
  comment: string;
  passengers: Json<StoredPassenger[]>;
  passengers_number: number;
  adults: number;
  children: number;
  luggage: number;
  stops: Json<StoredStop[]>;
  services: Json<StoredService[]>;
  ride_amount: number;
  stops_amount: number;
  services_amount: number;
  amount: number;
  currency: Currency;
  lines: Json<PriceLine[]>;
  terms: Json<Terms>;
  allowances: Json<Record<string, number>>;
  internal_number: string;
  /** A `Quote` of station 2. */
  quote: Json<unknown>;
  discount_amount: number;
  certificate: string;
  viewers: Json<string[]>;
  coordinator: Json<StoredCoordinator>;
  coordinator_number: string;
  english_sms: boolean;
  additional_address: boolean;
  bonus_number: string;
  pos: string;
  start_place_id: string | null;
  finish_place_id: string | null;
  send_params: ColumnType<SendWishes, string | undefined, string>;
  /** When its order was placed; the board walks by it. */
  placed_at: ColumnType<Date, Date, never>;
  changed_at: Date | null;
  has_unseen_change: Generated<boolean>;
  cancelled_at: Date | null;
  cancel_fee: number | null;
  /** What goes back to the payer by its cancelling, in minor units; null for a trip that is not cancelled. */
  cancel_refund: number | null;
  cancel_reason: Generated<string>;
  /** Always what its last move says. */
  state: Generated<TripState>;
  /** Within how many hours a person confirms it; null where nobody has to. */
  confirm_hours: number | null;
  /** Until when its traveller was promised an answer; null until it is paid or cash is agreed. */
  confirm_by: Date | null;
  /** Why it was cancelled at no fee whatever its terms; null by the terms. */
  cancel_cause: CancelCause | null;
  /** Who drives it, once somebody at the desk has said so. */
  driver: ColumnType<KeptDriver | null, string | undefined, string | null>;
  /** Which provider drives it where that is another than the one who sold it. */
  driven_by: ColumnType<number | null, number | undefined, number | null>;
  /** In which country it begins, by its code; null where the place is not known any more. */
  country: string | null;
}

interface TripMovesTable {
  move_id: Generated<number>;
  trip_id: number;
  from_state: TripState;
  to_state: TripState;
  at: Date;
  author: string;
  reason: string;
}

interface TripPhotosTable {
  photo_id: Generated<number>;
  trip_id: number;
  at: Date;
  author: string;
  type: PhotoType;
  bytes: Buffer;
}

interface YachtPhotosTable {
  photo_id: Generated<number>;
  request_id: number;
  at: Date;
  author: string;
  type: PhotoType;
  bytes: Buffer;
}

interface TripMarksTable {
  trip_id: number;
  mark: TripMark;
  at: Date;
  author: string;
}

interface OrderNotesTable {
  note_id: Generated<number>;
  order_id: number;
  text: string;
  at: Date;
  author: string;
}

interface AuditEntriesTable {
  entry_id: Generated<number>;
  at: Date;
  account_id: number;
  staff_role: StaffRole;
  call: string;
  attempt_key: string;
  /** Digest of what the attempt asked for; null of entries from before it was kept. */
  attempt_input: Generated<Buffer | null>;
  subject_kind: string;
  subject_id: number;
  before: Json<Readonly<Record<string, unknown>>>;
  after: Json<Readonly<Record<string, unknown>>>;
  reason: string;
  request_id: string;
  network: string;
  erased_at: Generated<Date | null>;
}

interface OrderOpeningsTable {
  order_id: number;
  at: Date;
  /** Null of orders of before. */
  account_id: number | null;
}

interface OrderWordsTable {
  trip_id: number;
  word: string;
  field: SearchField;
}

interface DuplicatesTable {
  /** The elder of the two. */
  trip_id: number;
  other_id: number;
  reason: DuplicateReason;
  /** When somebody said that they are not the same ride. */
  cleared_at: Date | null;
  cleared_by: string | null;
}

interface BoardColumnsTable {
  account_id: number;
  columns: Json<readonly ChosenColumn[]>;
}

interface OwnSettingsTable {
  account_id: number;
  settings: Json<Partial<OwnSettings>>;
}

interface BoardViewsTable {
  view_id: Generated<number>;
  account_id: number;
  name: string;
  query: string;
  columns: Json<readonly ChosenColumn[]>;
  is_shared: boolean;
  made_at: Date;
}

interface SampleRidesTable {
  sample_id: Generated<number>;
  name: string;
  question: Json<SampleQuestionView>;
  car_class_id: number;
  currency: Currency;
  expected: number | null;
  account_id: number;
  made_at: Date;
}

interface RefundsTable {
  refund_id: Generated<number>;
  order_id: number;
  amount: number;
  currency: Currency;
  recorded_at: Date;
  returned_at: Date | null;
  payment_id: number | null;
  state: Generated<RefundState>;
  reason: RefundReason;
  note: Generated<string>;
  recorded_by: string;
  released_by: string | null;
  released_at: Date | null;
  acquirer_ref: string | null;
  tries: Generated<number>;
  problem: string | null;
  way: Generated<RefundWay>;
  reference: Generated<string>;
  approved_by: string | null;
  approved_at: Date | null;
  is_alone: Generated<boolean>;
  declined_by: string | null;
  declined_at: Date | null;
  decline_reason: Generated<string>;
  /** What it returns of the lines of its payment; null where nobody knows. */
  lines: NullableJson<readonly KeptLine[]>;
}

interface ReceiptsTable {
  receipt_id: Generated<number>;
  order_id: number;
  payment_id: number;
  refund_id: number | null;
  kind: ReceiptKind;
  /** What a settlement names; null for the others, and once its people are forgotten. */
  lines: NullableJson<readonly KeptLine[]>;
  amount: number;
  state: ReceiptState;
  acquirer_ref: string | null;
  tries: Generated<number>;
  problem: string | null;
  made_at: Date;
  next_at: Date | null;
  told_at: Date | null;
  issued_as: string | null;
  issued_by: string | null;
  issued_at: Date | null;
}

interface OutboxTable {
  event_id: Generated<number>;
  name: EventName;
  subject_kind: EventSubjectKind;
  subject_id: number;
  /** What the event says besides its subject. */
  body: Json<unknown>;
  at: Date;
  handled_at: Date | null;
}

interface PaymentsTable {
  payment_id: Generated<number>;
  order_id: number;
  attempt_no: number;
  acquirer: string;
  acquirer_ref: string | null;
  account: string;
  amount: number;
  currency: Currency;
  state: PaymentState;
  pay_url: string | null;
  note: string | null;
  created_at: Date;
  settled_at: Date | null;
  checks: Generated<number>;
  /** Its receipt is one of a prepayment, which a receipt of its own settles after the ride. */
  is_prepaid: Generated<boolean>;
  /** What its receipt names; null where nobody knows. */
  lines: NullableJson<readonly KeptLine[]>;
}

interface MovementsTable {
  movement_id: Generated<number>;
  order_id: number;
  payment_id: number;
  kind: MovementKind;
  subject_ref: string;
  acquirer_ref: string;
  /** Nothing of these four where the acquirer has not told them. */
  amount: number | null;
  fee: number | null;
  net: number | null;
  currency: string | null;
  payout_ref: string | null;
  noted_at: Date;
}

interface PaymentReturnsTable {
  ticket_hash: Buffer;
  payment_id: number;
  host_page: string | null;
  ends_at: Date;
  used_at: Date | null;
}

interface PaymentNoticesTable {
  acquirer: string;
  event_id: string;
  raw: Buffer;
  received_at: Date;
}

interface InstallationTable {
  is_only: Generated<boolean>;
  installation_id: Generated<string>;
  created_at: Generated<Date>;
}

interface SandboxPaymentsTable {
  ref: string;
  idempotency_key: string;
  account: string;
  order_ref: string;
  installation: Generated<string>;
  amount: number;
  currency: Currency;
  description: string;
  return_url: string;
  notify_url: string;
  lang: Locale;
  state: "waiting" | "processing" | "succeeded" | "declined" | "expired";
  settle_at: Date | null;
  created_at: Date;
  ends_at: Date | null;
  refunds_go: Generated<"at-once" | "slow" | "failed">;
}

interface SandboxRefundsTable {
  ref: string;
  idempotency_key: string;
  payment_ref: string;
  refund_ref: string;
  amount: number;
  currency: Currency;
  state: "pending" | "succeeded" | "failed";
  settle_at: Date | null;
  created_at: Date;
}

interface OrderChangesTable {
  change_id: Generated<number>;
  order_id: number;
  trip_id: number;
  /** The version of the order that the change made. */
  version: number;
  at: Date;
  author: string;
  order_before: ColumnType<OrderBefore, never, never>;
  /** A row of `trips`. */
  trip_before: ColumnType<unknown, never, never>;
}

interface MessagesTable {
  message_id: Generated<number>;
  subject_kind: SubjectKind;
  subject_id: number;
  kind: string;
  recipient: string;
  lang: Locale;
  mail_id: string;
  state: Generated<"waiting" | "sent" | "failed" | "held" | "void">;
  tries: Generated<number>;
  created_at: Date;
  sent_at: Date | null;
  last_error: string | null;
  /** When it may be sent. */
  due_at: Date;
  /** Counts for what its reader may get. */
  is_capped: Generated<boolean>;
  /** Which message of this kind it is: the version of the order, or how often the message was requested. */
  occasion: Generated<number>;
  /** What it said when it went, without the key that opens its order; null while it has not gone, and once its subject is nameless. */
  sent_as: Json<SentAs> | null;
  /** The words of a letter that the staff wrote. */
  own_words: Json<OwnLetterWords> | null;
}

/** A message as it went. */
export interface SentAs {
  /** Empty for a text message. */
  readonly subject: string;
  readonly text: string;
  /** Empty for a text message. */
  readonly html: string;
}

/** A letter in the words of the staff, its fields filled in. */
export interface OwnLetterWords {
  readonly subject: string;
  readonly text: string;
}

interface CompaniesTable {
  company_id: Generated<number>;
  name: string;
  settings: Json<Partial<AccountSettings>>;
}

interface AccountsTable {
  user_id: Generated<number>;
  login: string;
  password_hash: string;
  role: Role;
  /** Of accounts of the operator's staff alone. */
  staff_role: Generated<StaffRole | null>;
  company_id: number | null;
  is_coordinator: Generated<boolean>;
  name: string;
  email: string;
  phone: string;
  currency: Currency;
  language: Locale | null;
  chosen_currency: Currency | null;
  settings: Json<Partial<AccountSettings>>;
  created_at: Date;
  disabled_at: Date | null;
  expires_at: Date | null;
  /** What somebody of the staff has set for the console. */
  console: Generated<Json<Readonly<Record<string, unknown>>>>;
  is_demo: Generated<boolean>;
}

interface SessionsTable {
  token_hash: Buffer;
  refresh_hash: Buffer;
  family: string;
  user_id: number;
  created_at: Date;
  expires_at: Date;
  refresh_expires_at: Date;
  ended_at: Date | null;
  logged_in_at: Date;
  last_seen_at: Date;
  renewed_at: Generated<Date | null>;
  is_access_key: Generated<boolean>;
  proved_at: Date | null;
  browser: Generated<string>;
  shown_at: Generated<Date | null>;
}

interface PasswordRecoveriesTable {
  recovery_id: Generated<number>;
  /** Who of the staff has invited whom it is for; null of those who ask for themselves. */
  invited_by: Generated<number | null>;
  user_id: number;
  salt: Buffer;
  secret_hash: Buffer;
  lang: Locale;
  asked_at: Date;
  used_at: Date | null;
}

interface EmailChangesTable {
  email_change_id: Generated<number>;
  user_id: number;
  email: string;
  former: string;
  salt: Buffer;
  secret_hash: Buffer;
  lang: Locale;
  asked_at: Date;
  used_at: Date | null;
}

interface SecondStepsTable {
  user_id: number;
  seed: Buffer;
  sealed_by: string;
  begun_at: Date;
  confirmed_at: Date | null;
  last_counter: Generated<number>;
}

interface RecoveryCodesTable {
  user_id: number;
  code_hash: Buffer;
  used_at: Generated<Date | null>;
}

interface LoginChallengesTable {
  challenge_hash: Buffer;
  user_id: number;
  is_enrolment: boolean;
  expires_at: Date;
  tries: Generated<number>;
}

interface KnownDevicesTable {
  device_hash: Buffer;
  user_id: number;
  last_login_at: Date;
}

interface LoginFailuresTable {
  failure_id: Generated<number>;
  subject: string;
  at: Date;
}

interface CallCountsTable {
  subject: string;
  window_start: Date;
  calls: number;
}

interface WrongCodesTable {
  wrong_code_id: Generated<number>;
  subject: string;
  at: Date;
}

interface CertificateCountsTable {
  code: string;
  used: number;
}

interface CertificateUsesTable {
  code: string;
  order_id: number;
  email_digest: string;
  taken_at: Date;
  given_back_at: Date | null;
}

interface CostCentersTable {
  cost_center_id: Generated<number>;
  company_id: number;
  title: string;
}

interface AccountConsentsTable {
  user_id: number;
  document: string;
  version: string;
  lang: string;
  agreed_at: Date;
}

interface OperatorPlacesTable extends LocaleColumns<"name" | "address"> {
  number: Generated<number>;
  key: string;
  kind: PlaceKind;
  lat: number;
  lng: number;
  country: string;
  zone: string;
  weight: number;
  search: string[];
  withdrawn_at: Date | null;
}

interface OperatorAreasTable extends LocaleColumns<"name"> {
  key: string;
  country: string;
  polygons: Json<number[][][]>;
  withdrawn_at: Date | null;
}

interface PlaceImportsTable {
  import_id: Generated<number>;
  file_name: string;
  credit: string | null;
  imported_at: Date;
  added: number;
  changed: number;
  withdrawn: number;
  undone_at: Date | null;
}

interface PlaceImportChangesTable {
  import_id: number;
  table_name: "operator_places" | "operator_areas";
  key: string;
  row_before: Json<Record<string, unknown>> | null;
}

interface RouteRequestsTable {
  request_id: Generated<number>;
  attempt_key: string | null;
  fingerprint: Buffer;
  created_at: Date;
  lang: Locale;
  user_hint: string | null;
  start_place_id: string | null;
  start_title: string;
  start_point: string;
  finish_place_id: string | null;
  finish_title: string;
  finish_point: string;
  ride_day: string | null;
  round_trip: boolean;
  name: string;
  phone: string;
  email: string;
  wish: string;
  state: Generated<RequestState>;
  /** Grows with every deed of the staff. */
  version: Generated<number>;
  moved_at: Date | null;
  answer: Json<RequestAnswer> | null;
}

interface ModuleSettingsTable {
  partner_id: number;
  version: number;
  settings: Json<ModuleSettings>;
  saved_at: Date;
}

interface PartnerSitesTable {
  partner_id: number;
  origin: string;
  added_by: number;
  added_at: Date;
}

interface PromosTable extends LocaleColumns<"title" | "text"> {
  promo_id: Generated<number>;
  slug: string;
  link: string;
  withdrawn_at: Date | null;
}

interface PromoViewsTable {
  promo_id: number;
  viewer: string;
  views: number;
  first_at: Date;
}

interface YachtRequestsTable {
  request_id: Generated<number>;
  attempt_key: string | null;
  fingerprint: Buffer;
  created_at: Date;
  lang: Locale;
  user_hint: string | null;
  place: string;
  starts_local: string;
  has_time: Generated<boolean>;
  hours: number;
  guests: number;
  has_children: boolean;
  wish: string;
  name: string;
  phone: string;
  email: string;
  host: string;
  state: Generated<RequestState>;
  /** Grows with every deed of the staff. */
  version: Generated<number>;
  moved_at: Date | null;
  answer: Json<RequestAnswer> | null;
}

/** How a request was answered without an offer. */
export interface RequestAnswer {
  readonly decline?: Decline;
  /** Why it was closed. */
  readonly note?: string;
  readonly author: string;
}

interface HiresTable {
  order_id: number;
  request_id: number;
  vessel: string;
  place: string;
  zone: string;
  starts_local: string;
  starts_at: Date;
  hours: number;
  guests: number;
  has_children: boolean;
  wish: string;
  words: string;
  price: number;
  deposit: number;
  rest_day: string | null;
  rest_due_at: Date | null;
  cancellation: Json<readonly CancellationStep[]>;
  weather: string;
  /** Always what its last move says, and what its order says. */
  state: Generated<TripState>;
  cancelled_at: Date | null;
  cancel_fee: number | null;
  cancel_refund: number | null;
  cancel_reason: Generated<string>;
}

interface HireMovesTable {
  move_id: Generated<number>;
  order_id: number;
  from_state: TripState;
  to_state: TripState;
  at: Date;
  author: string;
  reason: string;
}

interface OffersTable {
  offer_id: Generated<number>;
  request_kind: RequestKind;
  request_id: number;
  key_salt: Buffer;
  state: Generated<OfferState>;
  /** Quotes of station 2, one for each way. */
  quotes: Json<readonly unknown[]>;
  /** What an offer for a yacht says; null for one for a way. */
  yacht: ColumnType<YachtOffer | null, string | null, never>;
  /** Which photos of its request an offer for a yacht shows, in their turn. */
  photos: Generated<number[]>;
  ride_day: string | null;
  words: string;
  valid_until: Date;
  made_at: Date;
  author: string;
  ended_at: Date | null;
  order_id: number | null;
}

interface ErasuresTable {
  erasure_id: Generated<number>;
  person_hash: string;
  at: Date;
  author: string;
  counts: Json<Record<string, number>>;
}

interface SecretFingerprintsTable {
  fingerprint: string;
  signs_since: Date;
}

interface JobRunnersTable {
  runner: string;
  seen_at: Date;
}

interface BackupsMadeTable {
  is_only: Generated<boolean>;
  made_at: Date;
}

/** Every table of the database, as queries see it. */
export interface Tables {
  erasures: ErasuresTable;
  secret_fingerprints: SecretFingerprintsTable;
  companies: CompaniesTable;
  accounts: AccountsTable;
  sessions: SessionsTable;
  second_steps: SecondStepsTable;
  recovery_codes: RecoveryCodesTable;
  login_challenges: LoginChallengesTable;
  password_recoveries: PasswordRecoveriesTable;
  email_changes: EmailChangesTable;
  known_devices: KnownDevicesTable;
  login_failures: LoginFailuresTable;
  call_counts: CallCountsTable;
  wrong_codes: WrongCodesTable;
  certificate_counts: CertificateCountsTable;
  certificate_uses: CertificateUsesTable;
  cost_centers: CostCentersTable;
  account_consents: AccountConsentsTable;
  tariff_books: TariffBooksTable;
  price_numbers: PriceNumbersTable;
  price_searches: PriceSearchesTable;
  orders: OrdersTable;
  trips: TripsTable;
  trip_moves: TripMovesTable;
  trip_photos: TripPhotosTable;
  yacht_photos: YachtPhotosTable;
  trip_marks: TripMarksTable;
  order_notes: OrderNotesTable;
  audit_entries: AuditEntriesTable;
  order_openings: OrderOpeningsTable;
  order_words: OrderWordsTable;
  duplicates: DuplicatesTable;
  board_columns: BoardColumnsTable;
  board_views: BoardViewsTable;
  own_settings: OwnSettingsTable;
  sample_rides: SampleRidesTable;
  refunds: RefundsTable;
  receipts: ReceiptsTable;
  entries: EntriesTable;
  disputes: DisputesTable;
  set_aside: SetAsideTable;
  outbox: OutboxTable;
  job_runners: JobRunnersTable;
  backups_made: BackupsMadeTable;
  payments: PaymentsTable;
  payment_notices: PaymentNoticesTable;
  movements: MovementsTable;
  payment_returns: PaymentReturnsTable;
  installation: InstallationTable;
  sandbox_payments: SandboxPaymentsTable;
  sandbox_refunds: SandboxRefundsTable;
  order_changes: OrderChangesTable;
  messages: MessagesTable;
  operator_places: OperatorPlacesTable;
  operator_areas: OperatorAreasTable;
  place_imports: PlaceImportsTable;
  place_import_changes: PlaceImportChangesTable;
  route_requests: RouteRequestsTable;
  module_settings: ModuleSettingsTable;
  partner_sites: PartnerSitesTable;
  promos: PromosTable;
  promo_views: PromoViewsTable;
  yacht_requests: YachtRequestsTable;
  offers: OffersTable;
  hires: HiresTable;
  hire_moves: HireMovesTable;
}
